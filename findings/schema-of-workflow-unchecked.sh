#!/usr/bin/env bash
# A workflow that takes at most 50 steps runs, and pays, for 5000, for "many", and for none: its schemas check nothing.
#
# Versions:  @voltagent/core 2.10.0 with @voltagent/server-hono 2.0.14 and zod 4.6.7. Node 20 or newer.
# Input:     `createWorkflowChain` with `input`, {steps: at most 50, default 20}, with `result`, {cost: a number}, and a
#            step with both as its `inputSchema` and `outputSchema`; runs with 5, 5000, "many", and nothing; last, a
#            POST with 5000 to the server of the same makers.
# Expected:  an error for 5000 and "many", before the step has run and paid; 20 steps for nothing; an error for a cost
#            that is a text. The manual has it so: the input schema "validates data when workflow starts", the result
#            schema the "final workflow output", and such a run "will fail with clear error".
# Seen:      all runs are completed, with a text as their cost, and with undefined in place of the default; the server
#            answers 200. Only the compiler reads the schemas: nobody checks what comes from outside. A step can call
#            `parse` of the schema itself.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @voltagent/core@2.10.0 \
  @voltagent/server-hono@2.0.14 ai@6.0.326 zod@4.6.7
cat >seen.mjs <<'JS'
import {VoltAgent, createWorkflowChain} from '@voltagent/core';
import {honoServer} from '@voltagent/server-hono';
import {createServer} from 'node:net';
import {setTimeout as sleep} from 'node:timers/promises';
import {z} from 'zod';

const input = z.object({steps: z.number().max(50).default(20)});
const result = z.object({cost: z.number()});
let runs = 0;
const draw = async ({data}) => {
  runs += 1;
  return {cost: `that of ${data.steps} steps`};
};
const step = {id: 'draw', inputSchema: input, outputSchema: result, execute: draw};
const workflow = createWorkflowChain({id: 'picture', name: 'picture', input, result}).andThen(step);
for (const data of [{steps: 5}, {steps: 5000}, {steps: 'many'}, {}]) {
  const run = await workflow.run(data);
  console.log(`${JSON.stringify(data)}: zod ${input.safeParse(data).success}, ${run.status}, ${run.result.cost}`);
}
const probe = createServer().listen(0, '127.0.0.1');
await new Promise((resolve) => probe.on('listening', resolve));
const {port} = probe.address();
await new Promise((resolve) => probe.close(resolve));
new VoltAgent({workflows: {workflow}, server: honoServer({port, hostname: '127.0.0.1'})});
await sleep(3000);
const response = await fetch(`http://127.0.0.1:${port}/workflows/picture/execute`, {
  method: 'POST',
  headers: {'content-type': 'application/json'},
  body: JSON.stringify({input: {steps: 5000}}),
});
const {data} = await response.json();
console.log(`POST with 5000: ${response.status}, ${data.status}, ${data.result.cost}`);
console.log(`The step has run ${runs} times.`);
process.exit();
JS
node seen.mjs 2>/dev/null | grep -E '^(\{|POST|The)' | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
{"steps":5}: zod true, completed, that of 5 steps
{"steps":5000}: zod false, completed, that of 5000 steps
{"steps":"many"}: zod false, completed, that of many steps
{}: zod true, completed, that of undefined steps
POST with 5000: 200, completed, that of 5000 steps
The step has run 5 times.
EXPECTED
