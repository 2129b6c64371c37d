#!/usr/bin/env bash
# A price of "1,5" is 15, half an hour is one hour, and an ID is another one: numbers in the answer of a model.
#
# Versions:  @boundaryml/baml 0.226.2, with tsx 4.23.15, which runs the client that it makes. Node 20 or newer, Linux.
# Input:     `b.parse` of functions that return a float and an int, and of a class with both; answers with a comma
#            before the fraction, as models write in German or French, "1/2", 2.5, and an ID above 2^53.
# Expected:  1.5, or an error, as there is one for "1.000,50", for "3-4", and for "0.5 to 0.7": the parser says what it
#            cannot read. An error where an int is asked for, and is none, and for a number that the language cannot
#            hold.
# Seen:      a comma is taken away, wherever it stands, so that "1,5" is 15, and "0,075" is 75. An int is rounded: 1/2
#            is 1, and 2.5 is 3. The ID ends with another digit. None of them is marked, and each has the type that was
#            asked for.
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
class Job {
  id int
  price float
}
function GetPrice(job: string) -> float {
  client Own
  prompt #"{{ job }}"#
}
function GetHours(job: string) -> int {
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
for (const text of ['1.5', '1,5', '0,075', '$1,234.56', '1.000,50', '0.5 to 0.7']) parse('GetPrice', text);
for (const text of ['1/2', '2.5', '2.4', '3-4', '9007199254740993']) parse('GetHours', text);
parse('GetJob', '{"id": 9007199254740993, "price": "1,5 USD"}');
TS
BAML_LOG=off npx tsx seen.mts | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
1.5: 1.5
1,5: 15
0,075: 75
$1,234.56: 1234.56
1.000,50: an error
0.5 to 0.7: an error
1/2: 1
2.5: 3
2.4: 2
3-4: an error
9007199254740993: 9007199254740992
{"id": 9007199254740993, "price": "1,5 USD"}: {"id":9007199254740992,"price":15}
EXPECTED
