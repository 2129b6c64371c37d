#!/usr/bin/env bash
# "Not true" is true, and a job that "has not FAILED" has FAILED: an answer of a model is searched for the word.
#
# Versions:  @boundaryml/baml 0.226.2, with tsx 4.23.15, which runs the client that it makes. Node 20 or newer, Linux.
# Input:     `b.parse` of functions that return a bool, and an enum of RUNNING, DONE and FAILED, with answers as models
#            write them in a sentence, and JSON with such a field.
# Expected:  false for "not true", or an error, as there is one for "yes", for "true or false", and for a sentence with
#            two of the three states: what is not clear is not taken.
# Seen:      true, FAILED, and DONE for "undone": if one of the words stands somewhere in the text, alone or in another
#            word, it is the answer, without a mark of doubt. A sentence with two of them is refused, so that "not DONE,
#            it is RUNNING" is an error, and "not DONE yet" is DONE.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @boundaryml/baml@0.226.2 tsx@4.23.15
mkdir baml_src
cat >baml_src/main.baml <<'BAML'
generator client {
  output_type "typescript"
  output_dir "../"
  version "0.226.2"
  module_format "esm"
}
client<llm> Own {
  provider "openai-generic"
  options {
    base_url "http://127.0.0.1:9/v1"
    model "m"
  }
}
enum State {
  RUNNING
  DONE
  FAILED
}
class Job {
  paid bool
  state State
}
function IsPaid(job: string) -> bool {
  client Own
  prompt #"{{ job }}"#
}
function GetState(job: string) -> State {
  client Own
  prompt #"{{ job }}"#
}
function GetJob(job: string) -> Job {
  client Own
  prompt #"{{ job }}"#
}
BAML
npx baml-cli generate >/dev/null
cat >seen.mts <<'TS'
import {b} from './baml_client/index.js';

const parse = (name: keyof typeof b.parse, text: string) => {
  let result;
  try {
    result = JSON.stringify(b.parse[name](text));
  } catch {
    result = 'an error';
  }
  console.log(`${text}: ${result}`);
};
for (const text of ['false', 'not true', 'No, it is not true.', 'It is untrue.', 'true or false', 'yes']) {
  parse('IsPaid', text);
}
for (const text of ['It has not FAILED.', 'not DONE yet', 'undone', 'not DONE, it is RUNNING']) {
  parse('GetState', text);
}
parse('GetJob', '{"paid": "not true", "state": "It has not failed."}');
TS
BAML_LOG=off npx tsx seen.mts | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
false: false
not true: true
No, it is not true.: true
It is untrue.: true
true or false: an error
yes: an error
It has not FAILED.: "FAILED"
not DONE yet: "DONE"
undone: "DONE"
not DONE, it is RUNNING: an error
{"paid": "not true", "state": "It has not failed."}: {"paid":true,"state":"FAILED"}
EXPECTED
