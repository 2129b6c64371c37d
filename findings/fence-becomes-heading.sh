#!/usr/bin/env bash
# A comment in a block of code becomes a heading, and its quotes are curly: the command `markdown` reads no fences.
#
# Versions:  discount 2.2.7 of Debian 12, its command `markdown`; beside it cmark 0.30.2. It needs Debian 12, after
#            `apt-get update`.
# Input:     a block of code between two lines of backticks, with a shell comment, and an option in a sentence.
# Expected:  the block as it is: the library has fences, and the command reads other forms of GitHub, such as boxes to
#            tick, without an option.
# Seen:      fences are off, and `-ffencedcode` turns them on. Without it, the block is text: 'a' in curly quotes,
#            `--max-time` with a dash of print, so that what is copied does not run, and the comment an <h1>, for a list
#            of contents too. In a sentence, `--dry-run` has that dash with fences as well; `-fnopants` keeps it. There
#            is no warning.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download discount=2.2.7-2 libmarkdown2=2.2.7-2 cmark=0.30.2-6 libcmark0.30.2=0.30.2-6 >/dev/null 2>&1
for package in ./*.deb; do dpkg -x "$package" packages; done
export LD_LIBRARY_PATH=$folder/packages/usr/lib/x86_64-linux-gnu PATH=$folder/packages/usr/bin:$PATH
cat >page.md <<'MD'
Try it with --dry-run first.

```bash
curl --max-time 5 -d 'a' https://api.example.test
# Stop the app
```
MD
for command in markdown 'markdown -ffencedcode' 'markdown -ffencedcode -fnopants' cmark; do
  echo "$command:"
  $command page.md | sed 's/&#39;/'"'"'/g; /^$/d; s/^/  /'
done | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
markdown:
  <p>Try it with &ndash;dry-run first.</p>
  <p>```bash
  curl &ndash;max-time 5 -d &lsquo;a&rsquo; https://api.example.test</p>
  <h1>Stop the app</h1>
  <p>```</p>
markdown -ffencedcode:
  <p>Try it with &ndash;dry-run first.</p>
  <pre><code class="bash">curl --max-time 5 -d 'a' https://api.example.test
  # Stop the app
  </code></pre>
markdown -ffencedcode -fnopants:
  <p>Try it with --dry-run first.</p>
  <pre><code class="bash">curl --max-time 5 -d 'a' https://api.example.test
  # Stop the app
  </code></pre>
cmark:
  <p>Try it with --dry-run first.</p>
  <pre><code class="language-bash">curl --max-time 5 -d 'a' https://api.example.test
  # Stop the app
  </code></pre>
EXPECTED
