#!/usr/bin/env bash
# A description next to a reference: one validator finds 11 errors, and none of them names it.
#
# Versions:  openapi-schema-validator 12.1.3, openapi-backend 5.21.2, which stands on it; beside them
#            @apidevtools/swagger-parser 13.0.0 and @seriousme/openapi-schema-validator 2.11.0. Node 20 or newer.
# Input:     OpenAPI 3.0.3, `status: {$ref: …, description: …}` as a field of an answer. By the specification, what stands
#            next to a reference "SHALL be ignored".
# Expected:  a valid document, as for the two others, or one message: no `description` next to a `$ref`.
# Seen:      11 errors: the field may have neither `$ref` nor `description`, and the schema around it, and the whole answer,
#            lack a `$ref`. openapi-backend does not start in its strict mode. Without the description, both are content.
# For us:    in the copy of the contract for OpenAPI 3.0, references stand alone.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund openapi-schema-validator@12.1.3 openapi-backend@5.21.2 \
  @apidevtools/swagger-parser@13.0.0 @seriousme/openapi-schema-validator@2.11.0
cat >seen.mjs <<'JS'
import SwaggerParser from '@apidevtools/swagger-parser';
import {Validator} from '@seriousme/openapi-schema-validator';
import {OpenAPIBackend} from 'openapi-backend';
import openapiSchemaValidator from 'openapi-schema-validator';

/** A contract with one answer, whose field is a reference. */
function contractWith(more) {
  const status = {$ref: '#/components/schemas/Status', ...more};
  const content = {'application/json': {schema: {type: 'object', properties: {status}}}};
  const get = {operationId: 'getJob', responses: {200: {description: 'The job', content}}};
  const components = {schemas: {Status: {type: 'string'}}};
  return {openapi: '3.0.3', info: {title: 'Jobs', version: '1'}, paths: {'/job': {get}}, components};
}

const isFine = (promise) => promise.then(() => true, () => false);

async function validate(more) {
  const definition = contractWith(more);
  const validator = new openapiSchemaValidator.default({version: 3});
  return {
    errors: validator.validate(definition).errors.map(({instancePath, message}) => `${instancePath} ${message}`),
    backend: await isFine(new OpenAPIBackend({definition, strict: true}).init()),
    'swagger-parser': await isFine(SwaggerParser.validate(contractWith(more))),
    seriousme: (await new Validator().validate(contractWith(more))).valid,
  };
}

const bare = await validate({});
const described = await validate({description: 'Where the job is.'});
console.log({bare, described});
const isRecorded =
  bare.errors.length === 0 &&
  bare.backend &&
  described.errors.length === 11 &&
  described.errors.some((error) => error.endsWith("responses/200 must have required property '$ref'")) &&
  !described.backend &&
  described['swagger-parser'] &&
  described.seriousme;
process.exit(isRecorded ? 0 : 1);
JS
node seen.mjs
echo "As recorded."
