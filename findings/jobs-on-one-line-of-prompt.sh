#!/usr/bin/env bash
# A list of two jobs is "- a- b" in the prompt, on one line: a loop takes away the line ends around its body.
#
# Versions:  promptl-ai 0.12.0; beside it liquidjs 10.30.1. Node 20 or newer.
# Input:     a loop in a prompt, `{{ for job in jobs }}`, `- {{ job.id }}` and `{{ endfor }}`, each on a line of its
#            own; the same with a second line in the body, and as rows of a table of Markdown.
# Expected:  a line for each job: the end of a line is the only thing between two of them, and liquidjs has it, with one
#            empty line more.
# Seen:      the body is trimmed before it is repeated, so that the last line of each job is joined to the first of the
#            next one: "- a- b", and a table of one row with two IDs. With one job, as in a test, it is right; and so it
#            is if `{{ for … }}` stands on the line of the body, and `{{ endfor }}` before what follows.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund promptl-ai@0.12.0 liquidjs@10.30.1
cat >seen.mjs <<'JS'
import {Liquid} from 'liquidjs';
import {Adapters, render} from 'promptl-ai';

const show = async (name, jobs, lines) => {
  const prompt = lines.join('\n');
  const {messages} = await render({prompt, parameters: {jobs}, adapter: Adapters.default});
  console.log(`${name}: ${JSON.stringify(messages[0].content[0].text)}`);
  const beside = prompt.replace(/{{ (for.*?|endfor) }}/g, '{% $1 %}');
  console.log(`  liquidjs: ${JSON.stringify(await new Liquid().parseAndRender(beside, {jobs}))}`);
};
const jobs = [{id: 'a', cost: 1}, {id: 'b', cost: 2}];
const list = ['Jobs:', '{{ for job in jobs }}', '- {{ job.id }}', '{{ endfor }}', 'End'];
await show('two jobs', jobs, list);
await show('one job', jobs.slice(0, 1), list);
const row = ['{{ for job in jobs }}', '| {{ job.id }} | {{ job.cost }} |', '{{ endfor }}'];
await show('table', jobs, ['| ID | Cost |', '|-|-|', ...row]);
await show('on one line', jobs, ['Jobs:', '{{ for job in jobs }}- {{ job.id }}', '{{ endfor }}End']);
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
two jobs: "Jobs:\n- a- b\nEnd"
  liquidjs: "Jobs:\n\n- a\n\n- b\n\nEnd"
one job: "Jobs:\n- a\nEnd"
  liquidjs: "Jobs:\n\n- a\n\nEnd"
table: "| ID | Cost |\n|-|-|\n| a | 1 || b | 2 |"
  liquidjs: "| ID | Cost |\n|-|-|\n\n| a | 1 |\n\n| b | 2 |\n"
on one line: "Jobs:\n- a\n- b\nEnd"
  liquidjs: "Jobs:\n- a\n- b\nEnd"
EXPECTED
