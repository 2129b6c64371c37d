#!/usr/bin/env bash
# An image that is pinned by its digest gets a name that no registry has: the digest is taken for a tag.
#
# Versions:  docker-parse-image 3.0.1; beside it parse-docker-image-name 3.0.0. Node 20 or newer.
# Input:     names of images, as `docker pull` takes them: with a digest, with a tag and a digest, with a host that is
#            `localhost`, and with three parts after the host, as GitHub's and GitLab's registries have them.
# Expected:  host, path, tag and digest, or an error; and a `fullname` that means the same image.
# Seen:      docker-parse-image has no digest. For `app@sha256:…`, which is to give the same bytes for ever, it writes
#            `library/app:sha256:…`, which is not a name; beside a tag, the tag is both. `localhost` is a namespace, so
#            the image is looked for at Docker Hub. With four parts the result is null. There is no error.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund docker-parse-image@3.0.1 parse-docker-image-name@3.0.0
cat >seen.mjs <<'JS'
import parse from 'docker-parse-image';
import other from 'parse-docker-image-name';

const digest = `sha256:${'a1'.repeat(32)}`;
const names = ['app', 'app:v1', `app@${digest}`, `host.example:5000/team/app:v1@${digest}`, 'localhost/app:v1'];
const show = (value) => JSON.stringify(value)?.replaceAll('a1'.repeat(32), 'a1…');
for (const name of [...names, 'ghcr.io/team/models/app:v1']) {
  const seen = parse(name);
  const parts = seen && [seen.registry, seen.namespace, seen.repository, seen.tag, seen.fullname];
  console.log(name.replaceAll('a1'.repeat(32), 'a1…'));
  console.log(`  docker-parse-image: ${show(parts)}`);
  console.log(`  parse-docker-image-name: ${show((other.default ?? other)(name))}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
app
  docker-parse-image: [null,null,"app",null,"library/app:latest"]
  parse-docker-image-name: {"path":"app"}
app:v1
  docker-parse-image: [null,null,"app","v1","library/app:v1"]
  parse-docker-image-name: {"path":"app","tag":"v1"}
app@sha256:a1…
  docker-parse-image: [null,null,"app","sha256:a1…","library/app:sha256:a1…"]
  parse-docker-image-name: {"path":"app","digest":"sha256:a1…"}
host.example:5000/team/app:v1@sha256:a1…
  docker-parse-image: ["host.example:5000","team","app","v1@sha256:a1…","host.example:5000/team/app:v1@sha256:a1…"]
  parse-docker-image-name: {"domain":"host.example:5000","path":"team/app","tag":"v1","digest":"sha256:a1…"}
localhost/app:v1
  docker-parse-image: [null,"localhost","app","v1","localhost/app:v1"]
  parse-docker-image-name: {"domain":"localhost","path":"app","tag":"v1"}
ghcr.io/team/models/app:v1
  docker-parse-image: null
  parse-docker-image-name: {"domain":"ghcr.io","path":"team/models/app","tag":"v1"}
EXPECTED
