#!/usr/bin/env bash
# A breaking change that is marked with "!", as Conventional Commits has it, is not released at all.
#
# Versions:  @semantic-release/commit-analyzer 13.0.1, which semantic-release comes with; beside its default, the preset
#            conventional-changelog-conventionalcommits 9.1.0. Node 20.
# Input:     commits of Conventional Commits 1.0.0: "feat!: drop the field status", the same as "feat(api)!", and a
#            feature with one of the two footers of the specification, "BREAKING CHANGE" and "BREAKING-CHANGE".
# Expected:  a new major version for all four.
# Seen:      by default, for the first footer only. The other footer makes a minor version, which everybody gets who
#            asks for ^1. With the mark, a commit is of no type, not even a feature: no version, no line in the
#            changelog, and the field is gone with the next fix. With the preset of the specification, all four are
#            major.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund @semantic-release/commit-analyzer@13.0.1 \
  conventional-changelog-conventionalcommits@9.1.0
cat >seen.mjs <<'JS'
import {analyzeCommits} from '@semantic-release/commit-analyzer';

const messages = [
  'feat!: drop the field status',
  'feat(api)!: drop the field status',
  'feat: drop a field\n\nBREAKING CHANGE: no status',
  'feat: drop a field\n\nBREAKING-CHANGE: no status',
];
const logger = {log() {}};
for (const message of messages) {
  const context = {commits: [{hash: 'a1', message}], cwd: process.cwd(), logger};
  const byDefault = await analyzeCommits({}, context);
  const byPreset = await analyzeCommits({preset: 'conventionalcommits'}, context);
  console.log(`${message.split('\n').at(-1)} => ${byDefault}, with the preset ${byPreset}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
feat!: drop the field status => null, with the preset major
feat(api)!: drop the field status => null, with the preset major
BREAKING CHANGE: no status => major, with the preset major
BREAKING-CHANGE: no status => minor, with the preset major
EXPECTED
