#!/usr/bin/env bash
# Who asks for job 2 gets jobs 1 and 2, and who sends the prompts b, a gets the pictures of a, b: from a cache's memory.
#
# Versions:  requests-cache 0.9.8 of Debian 12, with requests 2.28.1 and its Python 3.11. It needs Debian 12, after
#            `apt-get update`.
# Input:     pairs of requests that are not the same: a query with one name twice and once, `?id=1&id=2` and `?id=2`; a
#            slash that is part of an ID, `a%2Fb`, and one between two parts of a path; a list as the body of a POST, in
#            two orders, and the same list in an object. Answers to POST are kept by an option.
# Expected:  two requests for each pair: the addresses and the bodies differ, and mean something else.
# Seen:      one request, and its answer for both: of a name that is there twice the last value counts, a slash is a
#            slash, and a list is sorted before it is compared. In an object it is not, so that a test with an object
#            passes. Prompts that are sent as a list come back as pictures in the order of somebody else.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download python3-requests-cache python3-requests python3-urllib3 python3-certifi python3-idna python3-chardet \
  python3-charset-normalizer python3-six python3-attr python3-cattr python3-appdirs python3-platformdirs \
  python3-url-normalize python3-itsdangerous python3-typing-extensions >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
cat >seen.py <<'PY'
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

from requests_cache import CachedSession


class Echo(BaseHTTPRequestHandler):
    def do_GET(self):
        body = self.rfile.read(int(self.headers.get('Content-Length', 0)))
        answer = body or self.path.encode()
        self.send_response(200)
        self.send_header('Content-Length', str(len(answer)))
        self.end_headers()
        self.wfile.write(answer)

    do_POST = do_GET

    def log_message(self, *arguments):
        pass


server = ThreadingHTTPServer(('127.0.0.1', 0), Echo)
Thread(target=server.serve_forever, daemon=True).start()
url = f'http://127.0.0.1:{server.server_port}'
pairs = [
    ('/jobs?id=1', '/jobs?id=2'),
    ('/jobs?id=1&id=2', '/jobs?id=2'),
    ('/jobs/a%2Fb', '/jobs/a/b'),
    (['lamp', 'tree'], ['tree', 'lamp']),
    ({'prompts': ['lamp', 'tree']}, {'prompts': ['tree', 'lamp']}),
]
for pair in pairs:
    session = CachedSession(backend='memory', allowable_methods=('GET', 'POST'))
    for asked in pair:
        answer = session.get(url + asked) if isinstance(asked, str) else session.post(f'{url}/run', json=asked)
        print(f'{asked}: {answer.text}' + (' (kept)' if answer.from_cache else ''))
PY
PYTHONPATH=packages/usr/lib/python3/dist-packages /usr/bin/python3 -W ignore seen.py | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
/jobs?id=1: /jobs?id=1
/jobs?id=2: /jobs?id=2
/jobs?id=1&id=2: /jobs?id=1&id=2
/jobs?id=2: /jobs?id=1&id=2 (kept)
/jobs/a%2Fb: /jobs/a%2Fb
/jobs/a/b: /jobs/a%2Fb (kept)
['lamp', 'tree']: ["lamp", "tree"]
['tree', 'lamp']: ["lamp", "tree"] (kept)
{'prompts': ['lamp', 'tree']}: {"prompts": ["lamp", "tree"]}
{'prompts': ['tree', 'lamp']}: {"prompts": ["tree", "lamp"]}
EXPECTED
