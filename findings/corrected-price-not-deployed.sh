#!/usr/bin/env bash
# A price that was corrected from $5 to $6 stays as it was on the server, and the deployment says that all is there.
#
# Versions:  rsync 3.5.0 and rclone 1.60.1 of Debian 12. It needs Debian 12, after `apt-get update`.
# Input:     a site that is built twice, with one digit changed, and all times set to the same moment, as builds that
#            can be repeated do (SOURCE_DATE_EPOCH, archives, layers of an image); `rsync -a`, and `rclone sync`, of the
#            second build over the first one.
# Expected:  the page is copied, as its content differs, as with `cp -a`; a tool that copies what has changed looks at
#            it.
# Seen:      both compare size and time alone. A digit for a digit changes neither, so the page stays old, for good,
#            also with `--delete`; the status is 0, and the next deployment does not copy it either. A longer text
#            arrives, so a test with a new page passes. `--checksum` of both copies it.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download rsync libpopt0 libxxhash0 rclone >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
LD_LIBRARY_PATH=$(echo "$folder"/packages/usr/lib/*-linux-gnu)
export LD_LIBRARY_PATH RCLONE_CONFIG=/dev/null
build() {
  rm -rf site
  mkdir site
  echo "It costs \$$1 an hour." >site/price.html
  echo "$2" >site/index.html
  find site -exec touch --date '2026-01-01T00:00:00Z' {} +
}
deploy() {
  rm -rf server
  build 5 'Costs'
  cp -a site server
  build 6 'All costs'
  "$@" >/dev/null 2>&1
  echo "${*/packages\/usr\/bin\//}: $(<server/index.html); $(<server/price.html)"
}
{
  deploy packages/usr/bin/rsync -a --delete site/ server/
  deploy packages/usr/bin/rsync -a --delete --checksum site/ server/
  deploy packages/usr/bin/rclone sync site server
  deploy packages/usr/bin/rclone sync --checksum site server
  deploy cp -a site/. server
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
rsync -a --delete site/ server/: All costs; It costs $5 an hour.
rsync -a --delete --checksum site/ server/: All costs; It costs $6 an hour.
rclone sync site server: All costs; It costs $5 an hour.
rclone sync --checksum site server: All costs; It costs $6 an hour.
cp -a site/. server: All costs; It costs $6 an hour.
EXPECTED
