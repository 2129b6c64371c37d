#!/usr/bin/env bash
# An id of digits in quotes becomes a number in C# and Python, and loses its zeros on the way back.
#
# Versions:  quicktype-core 26.0.0. Node 20.
# Input:     the JSON sample {"id": "212532", "flag": "true"}, two texts.
# Expected:  string and str, as in TypeScript, Go and Java: the quotes say what they are.
# Seen:      C# has `long Id` and `bool Flag`, Python `id: int` and `flag: bool`: the texts of one sample decide. A later
#            id "000212532" is sent back as "212532", and "a7" is an error.
# For us:    ids of LoRAs are digits in quotes. Who makes types from the contract gets text.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund quicktype-core@26.0.0
cat >seen.mjs <<'JS'
import {InputData, jsonInputForTargetLanguage, quicktype} from 'quicktype-core';

const sample = JSON.stringify({id: '212532', flag: 'true'});
for (const lang of ['typescript', 'go', 'java', 'csharp', 'python']) {
  const input = jsonInputForTargetLanguage(lang);
  await input.addSource({name: 'Lora', samples: [sample]});
  const inputData = new InputData();
  inputData.addInput(input);
  const {lines} = await quicktype({inputData, lang, rendererOptions: {'just-types': true}});
  const fields = lines.filter((line) => /\b(id|flag)\b/i.test(line) && !/JsonProperty|return|=|@/.test(line));
  console.log(`${lang}: ${fields.map((line) => line.trim().replaceAll(/ +/g, ' ')).join(' ')}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
typescript: id: string; flag: string;
go: ID string `json:"id"` Flag string `json:"flag"`
java: private String id; private String flag;
csharp: public long Id { get; set; } public bool Flag { get; set; }
python: id: int flag: bool
EXPECTED
