#!/usr/bin/env bash
# Fetches jq of Debian 13, which is that of Ubuntu 24.04, with the C library that it needs. Installs nothing.
# Usage: fetchJq.sh <folder>, which gets an executable named jq.
set -euo pipefail
cd "$1"
mkdir -p lists/partial cache/archives/partial
keys=/usr/share/keyrings/debian-archive-keyring.gpg
echo "deb [signed-by=$keys] http://deb.debian.org/debian trixie main" >sources.list
options=(-o "Dir::Etc::sourcelist=$PWD/sources.list" -o Dir::Etc::sourceparts=- -o "Dir::State::lists=$PWD/lists")
options+=(-o "Dir::Cache=$PWD/cache" -o APT::Sandbox::User=root)
apt-get "${options[@]}" update
apt-get "${options[@]}" download jq libjq1 libonig5 libc6
for package in *.deb; do dpkg -x "$package" files; done
libraries=$(dirname "$(echo "$PWD"/files/usr/lib/*/libjq.so.1)")
loader=$(echo "$libraries"/ld-linux-*)
printf '#!/bin/sh\nexec "%s" --library-path "%s" "%s" "$@"\n' "$loader" "$libraries" "$PWD/files/usr/bin/jq" >jq
chmod +x jq
./jq --version
