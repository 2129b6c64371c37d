#!/usr/bin/env bash
# A link to the top of the page, and one to a sentence, are broken for three checkers of links, and fail the build.
#
# Versions:  linkinator 7.6.1 with `--check-fragments`, markdown-link-check 3.15.0, remark-validate-links 13.1.0 with
#            remark-cli 12.0.1. Node 20 or newer.
# Input:     links that every browser follows: `#top`, which is the top of the page by the standard of HTML, without an
#            element of that name; `#:~:text=queue`, which marks a word, as "Copy link to highlight" gives it; the same
#            behind the name of a heading; beside them the heading, and a name that is not there.
# Expected:  one broken link, the last one.
# Seen:      four of five, in all three: each looks for an element whose name is all that stands behind the sharp. Who
#            deletes what is reported, deletes links that work.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund linkinator@7.6.1 markdown-link-check@3.15.0 \
  remark-validate-links@13.1.0 remark-cli@12.0.1
fragments='top :~:text=queue jobs:~:text=queue jobs missing'
mkdir site
{
  echo '<!doctype html><html lang="en"><title>Apps</title><h1 id="jobs">Jobs</h1><p>They wait in a queue.</p>'
  for fragment in $fragments; do echo "<a href=\"#$fragment\">$fragment</a>"; done
} >site/index.html
{
  printf '# Jobs\n\nThey wait in a queue.\n\n'
  for fragment in $fragments; do echo "- [link](#$fragment)"; done
} >page.md
echo '{"plugins": [["remark-validate-links", {"repository": false}]]}' >.remarkrc.json
seen() {
  local name=$1 status=0
  shift
  "$@" >report.txt 2>&1 || status=$?
  for fragment in $fragments; do
    grep -E "\[#\]|\[✖\]|warning" report.txt | grep -qE "#$fragment(\`|\$| )" && printf '%s ' "$fragment"
  done | sed "s/^/$name, status $status: /; s/ \$//"
  echo
}
{
  seen linkinator npx linkinator site --check-fragments
  seen markdown-link-check npx markdown-link-check page.md
  seen remark-validate-links npx remark --no-color --frail page.md
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
linkinator, status 1: top :~:text=queue jobs:~:text=queue missing
markdown-link-check, status 1: top :~:text=queue jobs:~:text=queue missing
remark-validate-links, status 1: top :~:text=queue jobs:~:text=queue missing
EXPECTED
