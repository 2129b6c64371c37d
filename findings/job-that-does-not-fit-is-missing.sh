#!/usr/bin/env bash
# Of two jobs in the answer of a model one is missing, and a list of numbers ends with 3 for 30, without an error.
#
# Versions:  @boundaryml/baml 0.226.2, with tsx 4.23.15, which runs the client that it makes; beside it zod 4.6.7. Node
#            20 or newer, Linux.
# Input:     `b.parse` of functions that return a list of jobs, of numbers, and a map of prices; answers with one entry
#            whose field is null, or a word where a number should be, and one that the limit of tokens has cut.
# Expected:  an error, as there is one for a single job with such a field, and as of zod: the types in the file say what
#            each entry has.
# Seen:      the entries that do not fit are left out, and the rest counts as the answer: one job, 1, 2 and 4, and a map
#            without a model. A list that is cut is closed where it ends, with half of a number as its last one. A sum
#            of it is too low, and there is nothing to see it by. "1, 2, 3" is a list of none.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @boundaryml/baml@0.226.2 tsx@4.23.15 zod@4.6.7
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
  id string
  cost float
}
function GetJob(job: string) -> Job {
  client Own
  prompt #"{{ job }}"#
}
function GetJobs(job: string) -> Job[] {
  client Own
  prompt #"{{ job }}"#
}
function GetSeconds(job: string) -> int[] {
  client Own
  prompt #"{{ job }}"#
}
function GetPrices(job: string) -> map<string, float> {
  client Own
  prompt #"{{ job }}"#
}
BAML
npx baml-cli generate >/dev/null
cat >seen.mts <<'TS'
import {z} from 'zod';
import {b} from './baml_client/index.js';

const job = z.object({id: z.string(), cost: z.number()});
const parse = (name: keyof typeof b.parse, schema: z.ZodType, text: string) => {
  const results = [() => b.parse[name](text), () => schema.parse(JSON.parse(text))].map((read) => {
    try {
      return JSON.stringify(read());
    } catch {
      return 'an error';
    }
  });
  console.log(`${text}\n  ${results.join(', zod ')}`);
};
parse('GetJob', job, '{"id": "b", "cost": null}');
parse('GetJobs', z.array(job), '[{"id": "a", "cost": 0.5}, {"id": "b", "cost": null}]');
parse('GetJobs', z.array(job), '[{"id": "a", "cost": 0.5}, {"id": "b", "co');
parse('GetSeconds', z.array(z.int()), '[1, 2, "about three", 4]');
parse('GetSeconds', z.array(z.int()), '[10, 20, 3');
parse('GetSeconds', z.array(z.int()), '1, 2, 3');
parse('GetPrices', z.record(z.string(), z.number()), '{"small": 0.1, "large": "unknown"}');
TS
BAML_LOG=off npx tsx seen.mts | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
{"id": "b", "cost": null}
  an error, zod an error
[{"id": "a", "cost": 0.5}, {"id": "b", "cost": null}]
  [{"id":"a","cost":0.5}], zod an error
[{"id": "a", "cost": 0.5}, {"id": "b", "co
  [{"id":"a","cost":0.5}], zod an error
[1, 2, "about three", 4]
  [1,2,4], zod an error
[10, 20, 3
  [10,20,3], zod an error
1, 2, 3
  [], zod an error
{"small": 0.1, "large": "unknown"}
  {"small":0.1}, zod an error
EXPECTED
