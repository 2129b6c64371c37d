#!/usr/bin/env bash
# A job is sent four times, and no time limit ends it: the HTTP client of Erlang repeats what is refused.
#
# Versions:  inets 8.2.2 (httpc) of Erlang/OTP 25 of Debian 12. It needs Debian 12, after `apt-get update`; the server runs
#            in Node 20 or newer.
# Input:     a POST with `{timeout, 2000}` and no option about retries, which httpc has none of, to a server that answers
#            503 with `Retry-After: 1` three times, and takes the job then; and one that answers 429 in the same way.
# Expected:  the 503, at once, as every client without a helper for retries gives it; after two seconds the latest, an
#            answer or a timeout.
# Seen:      httpc waits as long as it is told, and sends the POST again, until the server takes it, and says nothing of
#            it. The time limit begins anew with each try. 429 comes back at once. A program that counts its jobs, or has
#            a retry of its own, sends more than it knows.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill "$server" 2>/dev/null; rm -rf "$folder"' EXIT
cd "$folder"
apt-get download erlang-base erlang-inets >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
export ERL_ROOTDIR="$folder/packages/usr/lib/erlang" HOME="$folder"
cat >server.mjs <<'JS'
import {writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
const counts = {};
const server = createServer((request, response) => {
  request.resume();
  const {url} = request;
  if (url === '/counts') return response.end(Object.entries(counts).map((one) => `${one.join(' POST: ')}\n`).join(''));
  counts[url] = (counts[url] ?? 0) + 1;
  if (counts[url] > 3) return response.end('taken');
  response.writeHead(Number(url.slice(1)), {'Retry-After': '1'}).end('busy');
}).listen(0, '127.0.0.1', () => writeFileSync('port', String(server.address().port)));
JS
cat >send.escript <<'ERLANG'
#!/usr/bin/env escript
main([Origin]) ->
    inets:start(),
    lists:foreach(fun(Path) -> send(Origin, Path) end, ["/503", "/429"]).

send(Origin, Path) ->
    Request = {Origin ++ Path, [], "application/json", "{\"prompt\": \"A lighthouse\"}"},
    {Time, {ok, {{_, Status, _}, _, Body}}} =
        timer:tc(fun() -> httpc:request(post, Request, [{timeout, 2000}], []) end),
    io:format("~s: ~p ~s, ~s~n", [Path, Status, Body, case Time > 2500000 of true -> "late"; false -> "in time" end]).
ERLANG
node server.mjs &
server=$!
until [[ -s port ]]; do sleep 0.1; done
{
  packages/usr/lib/erlang/bin/escript send.escript "http://127.0.0.1:$(<port)"
  curl --silent "http://127.0.0.1:$(<port)/counts"
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
/503: 200 taken, late
/429: 429 busy, in time
/503 POST: 4
/429 POST: 1
EXPECTED
