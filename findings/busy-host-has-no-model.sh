#!/usr/bin/env bash
# A host that is busy, or refuses a key, counts as one without the file: `exists` is False for 503, 429 and 401.
#
# Versions:  fsspec 2026.9.0 with aiohttp 3.14.3; beside it urllib of Python, 3.11 or newer.
# Input:     `fsspec.filesystem("http").exists(url)`, and `isfile`, with a host that answers 200, 404, 503 with
#            `Retry-After`, 429, 401 or 500.
# Expected:  True, False, and an error for the four others, which say nothing about the file; as `cat` of the same class
#            has it, which tells a FileNotFoundError from the rest.
# Seen:      False for all but 200, as if the answer were 404, and without a word. `info` says FileNotFoundError for
#            each, so that `except FileNotFoundError` around it runs where the host is busy. It is what programs ask
#            before they make a large file, which takes hours.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
python3 -m venv python
python/bin/pip install --quiet --disable-pip-version-check fsspec==2026.9.0 aiohttp==3.14.3
cat >seen.py <<'PY'
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import fsspec


class Host(BaseHTTPRequestHandler):
    def do_HEAD(self):
        self.send_response(int(self.path.split("/")[1]))
        self.send_header("Retry-After", "60")
        self.send_header("Content-Length", "2")
        self.end_headers()

    def do_GET(self):
        self.do_HEAD()
        self.wfile.write(b"ok")

    def log_message(self, *args):
        pass


def name_result(call):
    try:
        return call()
    except Exception as error:
        return type(error).__name__


host = ThreadingHTTPServer(("127.0.0.1", 0), Host)
threading.Thread(target=host.serve_forever, daemon=True).start()
files = fsspec.filesystem("http")
for status in [200, 404, 503, 429, 401, 500]:
    url = f"http://127.0.0.1:{host.server_port}/{status}/model.bin"
    results = [f"{name} {name_result(lambda: getattr(files, name)(url))}" for name in ["exists", "isfile", "cat"]]
    info = name_result(lambda: files.info(url)["size"])
    print(f"{status}: {', '.join(results)}, info {info}")
host.shutdown()
PY
python/bin/python seen.py | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
200: exists True, isfile True, cat b'ok', info 2
404: exists False, isfile False, cat FileNotFoundError, info FileNotFoundError
503: exists False, isfile False, cat ClientResponseError, info FileNotFoundError
429: exists False, isfile False, cat ClientResponseError, info FileNotFoundError
401: exists False, isfile False, cat ClientResponseError, info FileNotFoundError
500: exists False, isfile False, cat ClientResponseError, info FileNotFoundError
EXPECTED
