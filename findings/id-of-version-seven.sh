#!/usr/bin/env bash
# The ID of a job is refused as no UUID: the check knows the versions of 2005, and the server gives one of 2024.
#
# Versions:  yup 1.7.1, uuid 8.3.2, is-uuid 1.0.2, uuid-validate 0.0.3; beside them zod 4.6.7, valibot 1.1.0, joi
#            18.3.2, and ajv 8.20.0 with ajv-formats 3.0.1. Node 20 or newer.
# Input:     UUIDs of RFC 9562: version 4, and the versions 6, 7 and 8; version 7 begins with the time, so databases and
#            services that list by time give it.
# Expected:  yes to all, from a check that is not asked for a version, at least in yup, whose version is newer than the
#            standard.
# Seen:      yup refuses 6, 7 and 8, as do `validate` of uuid 8, which many packages still bring along, is-uuid and
#            uuid-validate: a form says that the ID is wrong, or a client does not ask, as long as the server has moved
#            on and the check has not. The others take all.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes >/dev/null
npm install --silent --ignore-scripts --no-audit --no-fund yup@1.7.1 uuid@8.3.2 is-uuid@1.0.2 uuid-validate@0.0.3 \
  zod@4.6.7 valibot@1.1.0 joi@18.3.2 ajv@8.20.0 ajv-formats@3.0.1
cat >seen.mjs <<'JS'
import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import isUuid from 'is-uuid';
import joi from 'joi';
import {validate} from 'uuid';
import uuidValidate from 'uuid-validate';
import * as v from 'valibot';
import * as yup from 'yup';
import {z} from 'zod';

const ids = {
  4: '9b2f5c1e-3c5e-4b7a-8f0e-2d9a7c1b4e6f',
  6: '1ec9414c-232a-6b00-b3c8-9f6bdeced846',
  7: '019ad3f0-7c1a-7c3b-9a52-6f1d2e3c4b5a',
  8: '320c3d4d-cc00-875b-8ec9-32d5f69181c0',
};
const ajv = new Ajv.default();
addFormats.default(ajv);
const checks = {
  yup: (id) => yup.string().uuid().isValidSync(id),
  uuid: validate,
  'is-uuid': isUuid.anyNonNil,
  'uuid-validate': (id) => uuidValidate(id),
  zod: (id) => z.uuid().safeParse(id).success,
  valibot: (id) => v.safeParse(v.pipe(v.string(), v.uuid()), id).success,
  joi: (id) => !joi.string().guid().validate(id).error,
  ajv: ajv.compile({type: 'string', format: 'uuid'}),
};
for (const [name, check] of Object.entries(checks)) {
  const seen = Object.entries(ids).map(([version, id]) => `${version} ${check(id) ? 'yes' : 'no'}`);
  console.log(`${name}: ${seen.join(', ')}`);
}
JS
node seen.mjs | tee seen.txt
diff - seen.txt <<'EXPECTED' && echo "As recorded."
yup: 4 yes, 6 no, 7 no, 8 no
uuid: 4 yes, 6 no, 7 no, 8 no
is-uuid: 4 yes, 6 no, 7 no, 8 no
uuid-validate: 4 yes, 6 no, 7 no, 8 no
zod: 4 yes, 6 yes, 7 yes, 8 yes
valibot: 4 yes, 6 yes, 7 yes, 8 yes
joi: 4 yes, 6 yes, 7 yes, 8 yes
ajv: 4 yes, 6 yes, 7 yes, 8 yes
EXPECTED
