#!/usr/bin/env bash
# The browser tests drive a real Chromium. CI installs it from the system's packages; elsewhere they are skipped without it.
set -euo pipefail
command -v chromium >/dev/null && exit 0
if [ -n "${CI:-}" ] && [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
  apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq chromium >/dev/null
else
  echo "No Chromium on this machine: the browser tests are skipped (install it with: apt install chromium)."
fi
