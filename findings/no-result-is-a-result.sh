#!/usr/bin/env bash
# A job that has no result yet has one, and its app is stopped: null is true in Lua, and a text of four letters in Tcl.
#
# Versions:  lua-cjson 2.1.0 and dkjson 2.6 with Lua 5.1, and json 1.3.4 of Tcllib 1.21 with Tcl 8.6, of Debian 12;
#            beside them JSON::PP of Perl, and Python 3. It needs Debian 12, after `apt-get update`.
# Input:     the answer to the first poll of a job, `{"status": "QUEUED", "result": null, "error": null}`, and what a
#            loop asks: is there a result, is there an error?
# Expected:  neither: a missing value counts as none, as in dkjson, Perl, Python and JavaScript.
# Seen:      cjson gives `cjson.null`, a value that is neither nil nor false, so `if job.result` is true, and so is `if
#            job.error`; it equals only itself. Tcl has the text "null", so that `$result ne ""` is true. A field that
#            is not there at all is none in both, so a test with an answer that leaves it out passes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download lua5.1 lua-cjson lua-dkjson lua-lpeg liblua5.1-0 tcllib tcl8.6 libtcl8.6 libreadline8 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
libraries=$(echo "$folder"/packages/usr/lib/*-linux-gnu)
export LUA_PATH="$folder/packages/usr/share/lua/5.1/?.lua" LUA_CPATH="$libraries/lua/5.1/?.so"
export TCL_LIBRARY="$folder/packages/usr/share/tcltk/tcl8.6" JOB='{"status": "QUEUED", "result": null, "error": null}'
cat >seen.lua <<'LUA'
for _, name in ipairs({'cjson', 'dkjson'}) do
  local job = require(name).decode(os.getenv('JOB'))
  local tell = function(field) return job[field] and 'yes' or 'no' end
  print(('%s: result %s, error %s, output %s'):format(name, tell('result'), tell('error'), tell('output')))
end
LUA
cat >seen.tcl <<'TCL'
lappend auto_path [lindex $argv 0]
package require json
set job [json::json2dict $env(JOB)]
proc tell {job field} {
  expr {[dict exists $job $field] && [dict get $job $field] ne "" ? "yes" : "no"}
}
puts "Tcl: result [tell $job result], error [tell $job error], output [tell $job output]"
TCL
cat >seen.pl <<'PERL'
use JSON::PP;
my $job = decode_json($ENV{JOB});
printf "Perl: result %s, error %s, output %s\n", map { $job->{$_} ? 'yes' : 'no' } qw(result error output);
PERL
cat >seen.py <<'PY'
import json
import os

job = json.loads(os.environ['JOB'])
result, error, output = ('yes' if job.get(field) else 'no' for field in ('result', 'error', 'output'))
print(f'Python: result {result}, error {error}, output {output}')
PY
{
  LD_LIBRARY_PATH=$libraries packages/usr/bin/lua5.1 seen.lua
  LD_LIBRARY_PATH=$libraries packages/usr/bin/tclsh8.6 seen.tcl "$folder/packages/usr/share/tcltk"
  /usr/bin/perl seen.pl
  /usr/bin/python3 seen.py
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
cjson: result yes, error yes, output no
dkjson: result no, error no, output no
Tcl: result yes, error yes, output no
Perl: result no, error no, output no
Python: result no, error no, output no
EXPECTED
