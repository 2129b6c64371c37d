import type {OpenAPIV3_1} from 'openapi-types';
import {parsePage} from '@site/src/plugins/checks/build/pages/parsePage';
import {buildVocabulary} from '@site/src/plugins/checks/build/prose/buildVocabulary';
import {checkProse, type ProseReport} from '@site/src/plugins/checks/build/prose/checkProse';
import {readAllowList} from '@site/src/plugins/checks/build/prose/readAllowList';

const NOT_FOUND = Object.assign(
  {description: 'No lamp.'},
  {'x-error': {text: "Lamp with ID '<lamp_id>' not found."}},
);

const DOCUMENT: OpenAPIV3_1.Document = {
  openapi: '3.1.1',
  info: {title: 'Lamps', version: '1'},
  servers: [{url: 'https://api.lamps.example'}],
  paths: {
    '/lamp': {post: {operationId: 'createLamp', responses: {'201': {description: 'Made.'}}}},
    '/lamp/{lamp_id}': {
      parameters: [
        {name: 'lamp_id', in: 'path', required: true},
        {name: 'x-room-id', in: 'header'},
      ],
      get: {operationId: 'getLamp', responses: {'200': {description: 'Yes.'}, '404': NOT_FOUND}},
    },
  },
  components: {
    schemas: {
      LampStatus: {type: 'string', enum: ['SHINING', 'DARK']},
      Lamp: {
        type: 'object',
        properties: {
          brightness: {type: 'integer'},
          status: {$ref: '#/components/schemas/LampStatus'},
          bulb: {$ref: '#/components/schemas/Bulb'},
          wires: {type: 'array', items: {$ref: '#/components/schemas/Wire'}},
        },
      },
      Bulb: {type: 'object', properties: {color_code: {type: 'string'}}},
      Wire: {type: 'object', properties: {length: {type: 'integer'}}},
    },
  },
};

const VOCABULARY = buildVocabulary([DOCUMENT], ['RUNGEN_API_KEY']);

/** Checks one page about lamps. */
export function checkLampPage(text: string, allowList = ''): ProseReport {
  const {page} = parsePage({file: 'docs/lamps.mdx', text});
  if (!page) throw new Error('the fixture is a page that can be read');
  return checkProse([page], VOCABULARY, readAllowList(allowList || '[]', 'contract/allow.yaml'));
}

/** @returns each problem in one line: its place, what is wrong, and what to do */
export function problemsIn(text: string, allowList = ''): string[] {
  const {problems} = checkLampPage(`\`DARK\`\n\n${text}`, allowList);
  return problems.map(({place, problem, fix}) => `${place} ${problem}: ${fix}`);
}
