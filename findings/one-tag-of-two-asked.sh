#!/usr/bin/env bash
# A link to the jobs with two tags asks for those with the second one: a client takes an address apart, and joins it anew.
#
# Versions:  faraday 1.1.0 of Debian 12, with Ruby 3.1; beside it rest-client 2.1.0. It needs Debian 12 with `apt-get
#            install ruby-faraday ruby-rest-client`; the server runs in Node 20 or newer.
# Input:     `Faraday.get(url)` of whole addresses, as a field `next` of a list, or a signed link, gives them: a name
#            twice in the query, an order that is not that of the alphabet, and escapes.
# Expected:  the address is asked for as it is: it was given as one text, and no parameter beside it.
# Seen:      of a name that is there twice, the last value is left, so a list of two apps is a list of one; nothing says
#            so. The names are sorted, `%20` is `+`, and `%7E` is `~`, so that a signature over the address does not fit
#            any more. `Faraday::FlatParamsEncoder` keeps both values, sorted all the same. rest-client leaves all.
set -euo pipefail
ruby -e 'gem "faraday"; gem "rest-client"' 2>/dev/null || {
  echo 'It needs two libraries of Ruby: apt-get install ruby-faraday ruby-rest-client' >&2
  exit 1
}
folder=$(mktemp -d)
trap 'kill "$server" 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
cat >server.mjs <<'JS'
import {writeFileSync} from 'node:fs';
import {createServer} from 'node:http';
const server = createServer(({url}, response) => response.end(url));
server.listen(0, '127.0.0.1', () => writeFileSync('port', String(server.address().port)));
JS
node server.mjs &
server=$!
until [[ -s port ]]; do sleep 0.1; done
cat >seen.rb <<'RUBY'
require "faraday"
require "rest-client"

origin = "http://127.0.0.1:#{File.read("port")}"
flat = Faraday.new(request: {params_encoder: Faraday::FlatParamsEncoder})
["/jobs?app=a&app=b", "/jobs?status=FAILED&app=a", "/picture?name=a%20house%7E1&Signature=x%2By%3D"].each do |path|
  puts path
  puts "  faraday: #{Faraday.get(origin + path).body}"
  puts "  faraday, flat: #{flat.get(origin + path).body}"
  puts "  rest-client: #{RestClient.get(origin + path).body}"
end
RUBY
ruby -W0 seen.rb | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
/jobs?app=a&app=b
  faraday: /jobs?app=b
  faraday, flat: /jobs?app=a&app=b
  rest-client: /jobs?app=a&app=b
/jobs?status=FAILED&app=a
  faraday: /jobs?app=a&status=FAILED
  faraday, flat: /jobs?app=a&status=FAILED
  rest-client: /jobs?status=FAILED&app=a
/picture?name=a%20house%7E1&Signature=x%2By%3D
  faraday: /picture?Signature=x%2By%3D&name=a+house~1
  faraday, flat: /picture?Signature=x%2By%3D&name=a+house~1
  rest-client: /picture?name=a%20house%7E1&Signature=x%2By%3D
EXPECTED
