"use strict";(()=>{var e=localStorage.getItem("theme"),t=e?e==="light":matchMedia("(prefers-color-scheme: light)").matches;document.documentElement.dataset.theme=t?"light":"dark";})();
