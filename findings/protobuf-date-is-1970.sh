#!/usr/bin/env bash
# A job is sent with seed 0, the year 1970, and no ID: what a program gives in the usual types counts as nothing.
#
# Versions:  protobufjs 8.8.1; beside it @bufbuild/protobuf 2.17.0. Node 20 or newer.
# Input:     a message with the fields `string job_id`, `int64 seed` and `google.protobuf.Timestamp created`; its values
#            by the name in the contract, as a BigInt, and as a Date. `verify` looks for errors, and `create` and
#            `encode` make bytes.
# Expected:  the values, or an error: BigInt and Date are what JavaScript has for them, and the JSON of Protocol Buffers
#            takes the names of the contract as well, next to `jobId`.
# Seen:      `verify` has no objection to `job_id` and to a Date, and neither `create` nor `encode` throws: the bytes
#            say nothing of the ID, seed 0, and 1970-01-01T00:00:00Z. `fromObject` does take the BigInt, and drops the
#            other two in the same way. @bufbuild/protobuf takes the names of the contract and times as JSON has them,
#            and refuses a Date.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund protobufjs@8.8.1 @bufbuild/protobuf@2.17.0
cat >seen.mjs <<'JS'
import {create, createFileRegistry, fromJson, toJsonString} from '@bufbuild/protobuf';
import {FileDescriptorProtoSchema, file_google_protobuf_timestamp as timestamps} from '@bufbuild/protobuf/wkt';
import protobuf from 'protobufjs';

const {root} = protobuf.parse(`
  syntax = "proto3";
  message Job { string job_id = 1; int64 seed = 2; google.protobuf.Timestamp created = 3; }
`);
root.addJSON(protobuf.common.get('google/protobuf/timestamp.proto').nested);
const Job = root.lookupType('Job');
const seen = ({job_id: other, jobId = other, seed, created}) => {
  const time = created ? new Date(Number(created.seconds ?? 0) * 1000).toISOString() : 'none';
  return `ID ${JSON.stringify(jobId || 'none')}, seed ${seed ?? 'none'}, created ${time}`;
};
const values = {job_id: 'a1', seed: 5n, created: new Date('2026-12-01T10:00:00Z')};
console.log(`verify: ${Job.verify({job_id: 'a1', created: values.created})}`);
for (const [name, make] of Object.entries({create: Job.create, fromObject: Job.fromObject})) {
  const read = Job.decode(Job.encode(make.call(Job, values)).finish());
  console.log(`${name}: ${seen(Job.toObject(read, {longs: String, defaults: true}))}`);
}

const timestamp = timestamps.proto;
const file = create(FileDescriptorProtoSchema, {
  name: 'job.proto',
  syntax: 'proto3',
  dependency: [timestamp.name],
  messageType: [
    {
      name: 'Job',
      field: [
        {name: 'job_id', jsonName: 'jobId', number: 1, type: 9, label: 1},
        {name: 'seed', jsonName: 'seed', number: 2, type: 3, label: 1},
        {name: 'created', jsonName: 'created', number: 3, type: 11, label: 1, typeName: '.google.protobuf.Timestamp'},
      ],
    },
  ],
});
const schema = createFileRegistry(file, () => timestamp).getMessage('Job');
const job = fromJson(schema, {job_id: 'a1', seed: '5', created: values.created.toISOString()});
console.log(`@bufbuild/protobuf, JSON: ${toJsonString(schema, job)}`);
try {
  fromJson(schema, {created: values.created});
} catch {
  console.log('@bufbuild/protobuf, a Date: an error');
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
verify: null
create: ID "none", seed 0, created 1970-01-01T00:00:00.000Z
fromObject: ID "none", seed 5, created 1970-01-01T00:00:00.000Z
@bufbuild/protobuf, JSON: {"jobId":"a1","seed":"5","created":"2026-12-01T10:00:00Z"}
@bufbuild/protobuf, a Date: an error
EXPECTED
