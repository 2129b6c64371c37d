#!/usr/bin/env bash
# A Docusaurus build that is stopped by Ctrl+C ends with status 0.
#
# Versions:  @docusaurus/core 3.10.2, @docusaurus/preset-classic 3.10.2. Node 20 or newer.
# Input:     SIGINT while the site is built.
# Expected:  another status than 0, such as 130: `docusaurus build && deploy` must not go on.
# Seen:      status 0, and no site. The handler of the command calls process.exit() without a code.
# For us:    scripts/build.mjs takes no build for good that a signal has reached, whatever its status is.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund \
  @docusaurus/core@3.10.2 @docusaurus/preset-classic@3.10.2 react@19.2.0 react-dom@19.2.0
mkdir docs
echo '# Page' >docs/page.md
cat >docusaurus.config.js <<'JS'
module.exports = {
  title: 'Site',
  url: 'https://example.org',
  baseUrl: '/',
  presets: [['classic', {docs: {routeBasePath: '/'}, blog: false}]],
};
JS
node node_modules/@docusaurus/core/bin/docusaurus.mjs build >output.txt 2>&1 &
build=$!
until grep -q Creating output.txt; do sleep 0.1; done
kill -INT "$build"
status=0
wait "$build" || status=$?
{
  echo "status $status"
  [ -e build/page.html ] || [ -e build/page/index.html ] && echo "a site" || echo "no site"
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
status 0
no site
EXPECTED
