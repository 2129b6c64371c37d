#!/usr/bin/env bash
# The second page of the failed jobs is the second page of all jobs: a parameter that is added takes the others away.
#
# Versions:  Guzzle 7.4.5 with PHP 8.2, and excon 0.88.0 with Ruby 3.1, of Debian 12; beside them httparty 0.21.0 of
#            Ruby. It needs Debian 12 with `apt-get install php-guzzlehttp-guzzle ruby-excon ruby-httparty`; Node 20 or
#            newer.
# Input:     an address with a filter, as a list gives it for what is next, `/jobs?status=FAILED`, and one parameter
#            more by the option `query`; the same with nothing to add, an empty list.
# Expected:  `/jobs?status=FAILED&page=2`: the parameter is added to what is there, as of httparty; or an error.
# Seen:      `/jobs?page=2`: the option replaces the query of the address, without a word, so what was to be done with
#            the failed jobs is done with all. Of a signed link, the signature is gone. An empty list takes the filter
#            away, too, so a program with a parameter for some calls only asks without a filter in all others.
set -euo pipefail
php -r 'exit(stream_resolve_include_path("GuzzleHttp/autoload.php") ? 0 : 1);' 2>/dev/null &&
  ruby -e 'gem "excon"; gem "httparty"' 2>/dev/null || {
  echo 'It needs some libraries: apt-get install php-cli php-guzzlehttp-guzzle ruby-excon ruby-httparty' >&2
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
cat >seen.php <<'PHP'
<?php
require 'GuzzleHttp/autoload.php';
$client = new GuzzleHttp\Client(['base_uri' => 'http://127.0.0.1:' . file_get_contents('port')]);
echo 'Guzzle, page 2: ', $client->get('/jobs?status=FAILED', ['query' => ['page' => 2]])->getBody(), "\n";
echo 'Guzzle, empty: ', $client->get('/jobs?status=FAILED', ['query' => []])->getBody(), "\n";
echo 'Guzzle, no option: ', $client->get('/jobs?status=FAILED')->getBody(), "\n";
PHP
cat >seen.rb <<'RUBY'
require "excon"
require "httparty"

address = "http://127.0.0.1:#{File.read("port")}/jobs?status=FAILED"
puts "excon, page 2: #{Excon.get(address, query: {page: 2}).body}"
puts "excon, empty: #{Excon.get(address, query: {}).body}"
puts "httparty, page 2: #{HTTParty.get(address, query: {page: 2}).body}"
RUBY
{
  php seen.php
  ruby -W0 seen.rb
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
Guzzle, page 2: /jobs?page=2
Guzzle, empty: /jobs
Guzzle, no option: /jobs?status=FAILED
excon, page 2: /jobs?page=2
excon, empty: /jobs
httparty, page 2: /jobs?status=FAILED&page=2
EXPECTED
