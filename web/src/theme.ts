// Before the first paint: dark or light, as chosen here or as the system says.
const kept = localStorage.getItem("theme");
const light = kept ? kept === "light" : matchMedia("(prefers-color-scheme: light)").matches;
document.documentElement.dataset.theme = light ? "light" : "dark";
