#!/usr/bin/env bash
# Of the links in a text that has been cleaned, those to other sites work, and those within the own site lead nowhere.
#
# Versions:  jsoup 1.15.3 of Debian 12, with Java 17; beside it sanitize-html 2.18.1. It needs Debian 12 with `apt-get
#            install default-jdk-headless`, after `apt-get update`; Node 20 or newer.
# Input:     HTML of a page through `Jsoup.clean(text, Safelist.relaxed())`, which allows links and pictures: a link to
#            a page of the site, one to a heading, one to another site, and a picture; with
#            `preserveRelativeLinks(true)`; and with the address of the site.
# Expected:  all links: what is dangerous is removed, and a path is not.
# Seen:      `<a>jobs</a>`: a link counts only if it has a scheme once it is resolved, and without an address of the
#            site nothing is resolved. The text looks the same, and there is no error; pictures are gone.
#            `preserveRelativeLinks` changes nothing without the address. With it, and the address, all are kept; with
#            the address alone, `#steps` leads to the front page. sanitize-html keeps them.
set -euo pipefail
command -v javac >/dev/null || { echo 'It needs Java: apt-get install default-jdk-headless' >&2; exit 1; }
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download libjsoup-java >/dev/null 2>&1
dpkg -x ./*.deb packages
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund sanitize-html@2.18.1
cat >Seen.java <<'JAVA'
import org.jsoup.Jsoup;
import org.jsoup.safety.Safelist;

public class Seen {
    public static void main(String[] texts) {
        String site = "https://docs.example.test/";
        for (String text : texts) {
            System.out.println(text);
            System.out.println("  relaxed: " + Jsoup.clean(text, Safelist.relaxed()));
            System.out.println("  relative kept: " + Jsoup.clean(text, Safelist.relaxed().preserveRelativeLinks(true)));
            System.out.println("  with the site: " + Jsoup.clean(text, site, Safelist.relaxed()));
            System.out.println("  both: " + Jsoup.clean(text, site, Safelist.relaxed().preserveRelativeLinks(true)));
        }
    }
}
JAVA
cat >control.mjs <<'JS'
import clean from 'sanitize-html';

for (const text of process.argv.slice(2)) {
  console.log(`sanitize-html: ${clean(text, {allowedTags: [...clean.defaults.allowedTags, 'img']})}`);
}
JS
texts=('<a href="/docs/jobs">jobs</a>' '<a href="#steps">steps</a>' '<a href="https://example.test/">other</a>' '<img src="/a.png" alt="a">')
{
  java -cp packages/usr/share/java/jsoup.jar Seen.java "${texts[@]}"
  node control.mjs "${texts[@]}"
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
<a href="/docs/jobs">jobs</a>
  relaxed: <a>jobs</a>
  relative kept: <a>jobs</a>
  with the site: <a href="https://docs.example.test/docs/jobs">jobs</a>
  both: <a href="/docs/jobs">jobs</a>
<a href="#steps">steps</a>
  relaxed: <a>steps</a>
  relative kept: <a>steps</a>
  with the site: <a href="https://docs.example.test/#steps">steps</a>
  both: <a href="#steps">steps</a>
<a href="https://example.test/">other</a>
  relaxed: <a href="https://example.test/">other</a>
  relative kept: <a href="https://example.test/">other</a>
  with the site: <a href="https://example.test/">other</a>
  both: <a href="https://example.test/">other</a>
<img src="/a.png" alt="a">
  relaxed: <img alt="a">
  relative kept: <img alt="a">
  with the site: <img src="https://docs.example.test/a.png" alt="a">
  both: <img src="/a.png" alt="a">
sanitize-html: <a href="/docs/jobs">jobs</a>
sanitize-html: <a href="#steps">steps</a>
sanitize-html: <a href="https://example.test/">other</a>
sanitize-html: <img src="/a.png" alt="a" />
EXPECTED
