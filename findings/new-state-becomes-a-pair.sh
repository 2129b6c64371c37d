#!/usr/bin/env bash
# A job with a state that is not in the contract is read without an error, and its state is a pair with a message in it.
#
# Versions:  quicktype-core 26.0.0 for Elixir 1.14; beside it what it writes for Python. It needs Debian 12 with
#            `apt-get install elixir`, and Node 20 or newer.
# Input:     a schema with `status`, an enum of two values, and a job whose status is a third one, as an API has it that
#            has grown; read by the module that quicktype writes for it.
# Expected:  an error when it is read, as in Python, whose module refuses a value that is not in the enum; or nil.
# Seen:      `{:error, "Unexpected value …"}` is the status of the job, in a struct whose type says otherwise, and the
#            reading has succeeded. A loop that waits for `:done` or `:failed` never ends, and what compares with
#            `nil` sees a status. Known values are atoms, so that a test with them passes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
command -v elixir >/dev/null || { echo 'It needs Elixir: apt-get install elixir' >&2; exit 1; }
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund quicktype-core@26.0.0
cat >write.mjs <<'JS'
import {writeFileSync} from 'node:fs';
import {FetchingJSONSchemaStore, InputData, JSONSchemaInput, quicktype} from 'quicktype-core';

const status = {type: 'string', enum: ['done', 'failed']};
const schema = JSON.stringify({type: 'object', required: ['id', 'status'], properties: {id: {type: 'string'}, status}});
for (const [lang, file] of [['elixir', 'job.ex'], ['python', 'job.py']]) {
  const source = new JSONSchemaInput(new FetchingJSONSchemaStore());
  await source.addSource({name: 'Job', schema});
  const inputData = new InputData();
  inputData.addInput(source);
  writeFileSync(file, (await quicktype({inputData, lang})).lines.join('\n'));
}
JS
node write.mjs
cat >seen.exs <<'ELIXIR'
Code.compiler_options(ignore_module_conflict: true)
Code.require_file("job.ex")

for status <- ["done", "paused"] do
  job = Job.from_map(%{"id" => "1", "status" => status})
  IO.puts("Elixir, #{status}: #{inspect(job.status)}")
end
ELIXIR
cat >seen.py <<'PY'
from job import job_from_dict

for status in ('done', 'paused'):
    try:
        print(f'Python, {status}:', job_from_dict({'id': '1', 'status': status}).status)
    except ValueError as error:
        print(f'Python, {status}: an error, {error}')
PY
{
  elixir seen.exs 2>/dev/null
  python3 seen.py
} | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
Elixir, done: :done
Elixir, paused: {:error, "Unexpected value when decoding atom: \"paused\""}
Python, done: Status.DONE
Python, paused: an error, 'paused' is not a valid Status
EXPECTED
