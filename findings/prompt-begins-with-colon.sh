#!/usr/bin/env bash
# A prompt that begins with a colon, as ":smile: a dog", has lost it when it is sent on: JSON that Ruby reads.
#
# Versions:  oj 3.14.2 of Debian 12, with Ruby 3.1; beside it json 2.6.1. It needs Debian 12, after `apt-get update`.
# Input:     `Oj.load` of the input of a job, with no option: prompts with a colon at their head, an address of IPv6,
#            and a plain one; then the text of each, as in `"#{prompt}"`, and as JSON by `JSON.generate`.
# Expected:  texts, as of JSON.parse: the name says that JSON is loaded, and nothing in the input is of Ruby.
# Seen:      by default, oj reads a form of its own, in which ":smile: …" is a symbol of Ruby: it equals no text, and
#            its text is without the colon, so another prompt is sent, with no error. Other texts are right, so that a
#            test passes. `Oj.strict_load` and `mode: :compat` are right.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
apt-get download ruby-oj ruby3.1 libruby3.1 libyaml-0-2 libgmp10 >/dev/null 2>&1
for package in *.deb; do dpkg -x "$package" packages; done
here="$folder/packages/usr"
libraries="$here/lib/$(uname -m)-linux-gnu"
export LD_LIBRARY_PATH="$libraries" LC_ALL=C.UTF-8 TZ=UTC
gems="$libraries/rubygems-integration/3.1.0"
export RUBYLIB="$here/lib/ruby/3.1.0:$libraries/ruby/3.1.0:$gems/gems/oj-3.14.2/lib"
RUBYLIB+=":$(echo "$gems"/extensions/*/3.1.0/oj-3.14.2)"
cat >seen.rb <<'RUBY'
require "json"
require "oj"

texts = ['[":smile: a dog"]', '["::1"]', '["a dog"]']
readers = {"oj" => Oj.method(:load), "strict" => Oj.method(:strict_load), "json" => JSON.method(:parse)}
texts.each do |text|
  seen = readers.map do |name, read|
    value = read.call(text)[0]
    "#{name} #{value.class} #{value}"
  end
  puts "#{text}: #{seen.join("; ")}"
end
puts "sent on: #{JSON.generate(Oj.load('{"prompt": ":smile: a dog"}'))}"
RUBY
"$here/bin/ruby3.1" --disable-gems seen.rb | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
[":smile: a dog"]: oj Symbol smile: a dog; strict String :smile: a dog; json String :smile: a dog
["::1"]: oj Symbol :1; strict String ::1; json String ::1
["a dog"]: oj String a dog; strict String a dog; json String a dog
sent on: {"prompt":"smile: a dog"}
EXPECTED
