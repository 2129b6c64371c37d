#!/usr/bin/env bash
# `--seed -1`, which asks for a random picture, sends `true` as the seed, in five of nine parsers of options.
#
# Versions:  minimist 1.2.8, mri 1.2.0, cac 7.1.0, sade 1.8.1, getopts 2.3.0; beside them yargs-parser 22.0.0, commander
#            14.0.3, arg 5.0.2, meow 14.1.0. Node 20 or newer.
# Input:     `--seed -1 --prompt "a cat"`: a number below zero as the value of an option, with a space, as with most
#            tools.
# Expected:  -1, as a number or a text, or an error as of `parseArgs` of Node.js, which calls it ambiguous.
# Seen:      minimist, mri, cac, sade and getopts take -1 for an option of its own: the seed is `true`, or the empty
#            text where it is declared as a text, and there is a new option that is named 1. No error. JSON has `"seed":
#            true`, and a sum 1, so that each picture has the seed 1. `--seed=-1` is right in all of them.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund minimist@1.2.8 mri@1.2.0 cac@7.1.0 sade@1.8.1 getopts@2.3.0 \
  yargs-parser@22.0.0 commander@14.0.3 arg@5.0.2 meow@14.1.0
cat >seen.mjs <<'JS'
import arg from 'arg';
import {cac} from 'cac';
import {Command} from 'commander';
import getopts from 'getopts';
import meow from 'meow';
import minimist from 'minimist';
import mri from 'mri';
import sade from 'sade';
import yargs from 'yargs-parser';

const values = (parser, argv) => parser.option('--seed <n>', '').option('--prompt <text>', '').parse(argv);
const libraries = {
  minimist,
  'minimist, as a text': (argv) => minimist(argv, {string: ['seed']}),
  mri,
  cac: (argv) => values(cac('run'), ['node', 'run', ...argv]).options,
  sade: (argv) => {
    let seen;
    sade('run', true).option('--seed', '').action((options) => (seen = options)).parse(['node', 'run', ...argv]);
    return seen;
  },
  getopts: (argv) => getopts(argv),
  'yargs-parser': yargs,
  commander: (argv) => values(new Command(), ['node', 'run', ...argv]).opts(),
  arg: (argv) => arg({'--seed': Number, '--prompt': String}, {argv}),
  meow: (argv) => meow('', {importMeta: import.meta, argv, flags: {seed: {type: 'number'}}}).flags,
};
for (const [name, parse] of Object.entries(libraries)) {
  const {_, '--': rest, ...options} = parse(['--seed', '-1', '--prompt', 'a cat']);
  console.log(`${name}: ${JSON.stringify(options)}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
minimist: {"1":true,"seed":true,"prompt":"a cat"}
minimist, as a text: {"1":true,"seed":"","prompt":"a cat"}
mri: {"1":true,"seed":true,"prompt":"a cat"}
cac: {"1":true,"seed":true,"prompt":"a cat"}
sade: {"1":true,"seed":true,"prompt":"a cat"}
getopts: {"1":true,"seed":true,"prompt":"a cat"}
yargs-parser: {"seed":-1,"prompt":"a cat"}
commander: {"seed":"-1","prompt":"a cat"}
arg: {"--seed":-1,"--prompt":"a cat"}
meow: {"seed":-1,"prompt":"a cat"}
EXPECTED
