#!/usr/bin/env bash
# A strength of 0.5 that is given to a model is not used, nor is a misspelt one refused: no error, another picture.
#
# Versions:  onnxruntime-node 1.30.0; beside it onnxruntime-web 1.30.0, and protobufjs 8.8.1 to write the model. Node
#            20.
# Input:     a model of one step, y = x * strength, whose `strength` is an input with a default, 1: ONNX says that an
#            initializer with the name of an input of the graph is its default, and may be overridden.
# Expected:  half of x for {x, strength: 0.5}, as onnxruntime 1.30.0 for Python gives it, or an error; for `strenght` an
#            error, as from there.
# Seen:      onnxruntime-node takes from the feeds what it lists as `inputNames`, where inputs with a default are
#            missing, and leaves the rest out: x comes back as it was. onnxruntime-web, with the same interface, throws
#            for both names: it cannot set the strength either, and says so.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund onnxruntime-node@1.30.0 onnxruntime-web@1.30.0 \
  protobufjs@8.8.1
cat >onnx.proto <<'PROTO'
syntax = "proto3";
message OperatorSet { string domain = 1; int64 version = 2; }
message Dimension { int64 dim_value = 1; }
message Shape { repeated Dimension dim = 1; }
message TensorType { int32 elem_type = 1; Shape shape = 2; }
message Type { TensorType tensor_type = 1; }
message Value { string name = 1; Type type = 2; }
message Tensor { repeated int64 dims = 1; int32 data_type = 2; repeated float float_data = 4; string name = 8; }
message Node { repeated string input = 1; repeated string output = 2; string op_type = 4; }
message Graph {
  repeated Node node = 1;
  string name = 2;
  repeated Tensor initializer = 5;
  repeated Value input = 11;
  repeated Value output = 12;
}
message Model { int64 ir_version = 1; Graph graph = 7; repeated OperatorSet opset_import = 8; }
PROTO
cat >seen.mjs <<'JS'
import * as node from 'onnxruntime-node';
import * as web from 'onnxruntime-web';
import protobuf from 'protobufjs';

const FLOAT = 1;
const root = await protobuf.load('onnx.proto', new protobuf.Root(), {keepCase: true});
const Model = root.lookupType('Model');
const floats = (name, size) => ({name, type: {tensor_type: {elem_type: FLOAT, shape: {dim: [{dim_value: size}]}}}});
const graph = {
  name: 'graph',
  node: [{op_type: 'Mul', input: ['x', 'strength'], output: ['y']}],
  initializer: [{name: 'strength', data_type: FLOAT, dims: [1], float_data: [1]}],
  input: [floats('x', 2), floats('strength', 1)],
  output: [floats('y', 2)],
};
const model = Model.encode(Model.fromObject({ir_version: 8, graph, opset_import: [{version: 17}]})).finish();

for (const [name, {InferenceSession, Tensor}] of Object.entries({node, web})) {
  const session = await InferenceSession.create(new Uint8Array(model), {logSeverityLevel: 3});
  const x = new Tensor('float32', [2, 3], [2]);
  const half = new Tensor('float32', [0.5], [1]);
  for (const feeds of [{x}, {x, strength: half}, {x, strenght: half}]) {
    const seen = await session.run(feeds).then(
      ({y}) => [...y.data].join(' and '),
      ({message}) => `an error, ${message}`,
    );
    console.log(`${name}, inputs ${session.inputNames}, given ${Object.keys(feeds).join(' and ')}: ${seen}`);
  }
}
process.exit();
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
node, inputs x, given x: 2 and 3
node, inputs x, given x and strength: 2 and 3
node, inputs x, given x and strenght: 2 and 3
web, inputs x, given x: 2 and 3
web, inputs x, given x and strength: an error, invalid input 'strength'
web, inputs x, given x and strenght: an error, invalid input 'strenght'
EXPECTED
