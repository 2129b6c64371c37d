#!/usr/bin/env bash
# Half a picture is saved as a whole one: requests of Debian 12 does not compare a body with its Content-Length.
#
# Versions:  requests 2.28.1 with urllib3 1.26.12 of Debian 12; beside them urllib of Python 3, and curl 7.88. It needs
#            Debian 12, after `apt-get update`.
# Input:     200 with `Content-Length: 2000`, and a connection that the server ends after 1000 bytes, as a proxy does
#            that is restarted.
# Expected:  an error: an answer with fewer bytes than its length is incomplete (RFC 9112, 8).
# Seen:      requests returns the half. `ok` is true, raise_for_status() raises nothing, and iter_content() ends as it
#            does after a whole one; `raw.length_remaining` is not 0. urllib raises IncompleteRead; curl ends by 18.
#            urllib3 2 refuses such a body, but requests 2.34.2 still accepts urllib3 1.26 beside it.
# For us:    programs in Python that save a picture look at `raw.length_remaining`.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
chmod 755 . # apt-get downloads as another user
apt-get download -qq python3-requests=2.28.1+dfsg-1 python3-urllib3=1.26.12-1+deb12u4 \
  python3-chardet python3-idna python3-certifi python3-six 2>/dev/null
for package in *.deb; do dpkg -x "$package" packages; done
cat >seen.py <<'PYTHON'
import http.client
import socketserver
import subprocess
import threading
import urllib.request

import requests
import urllib3


class Half(socketserver.BaseRequestHandler):
    def handle(self):
        self.request.recv(65536)
        head = "HTTP/1.1 200 OK\r\nContent-Type: image/jpeg\r\nContent-Length: 2000\r\n\r\n"
        self.request.sendall(head.encode() + b"x" * 1000)


server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Half)
threading.Thread(target=server.serve_forever, daemon=True).start()
url = f"http://127.0.0.1:{server.server_address[1]}/image.jpg"

print(f"requests {requests.__version__}, urllib3 {urllib3.__version__}")
answer = requests.get(url, timeout=10)
answer.raise_for_status()
print(f"requests: {len(answer.content)} bytes, ok {answer.ok}, {answer.raw.length_remaining} left")
streamed = requests.get(url, timeout=10, stream=True)
print(f"iter_content: {sum(len(part) for part in streamed.iter_content(100))} bytes")
try:
    print(f"urllib: {len(urllib.request.urlopen(url, timeout=10).read())} bytes")
except http.client.IncompleteRead as error:
    print(f"urllib: {type(error).__name__}")
print(f"curl: {subprocess.run(['curl', '-sS', '-o', 'image.jpg', url], stderr=subprocess.DEVNULL).returncode}")
PYTHON
PYTHONPATH=packages/usr/lib/python3/dist-packages python3 -W ignore seen.py | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
requests 2.28.1, urllib3 1.26.12
requests: 1000 bytes, ok True, 1000 left
iter_content: 1000 bytes
urllib: IncompleteRead
curl: 18
EXPECTED
