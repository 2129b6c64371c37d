import {describe, expect, test} from 'vitest';
import {editCode} from '../../../src/plugins/linked-fields/browser/editCode';
import {findBody} from '../../../src/plugins/linked-fields/browser/findBody';
import {isRecord} from '../reference/contract/contractFiles';
import {type Json, parseLiteral} from '../../../src/plugins/linked-fields/browser/parseLiteral';
import {mapLines} from '../../../src/plugins/linked-fields/browser/mapLines';

const BODY = {
  name: "it's",
  size: 1,
  open: true,
  left: null,
  tools: {},
  loras: [{id: 'a', weight: 2}],
};

const PROGRAMS = {
  json: JSON.stringify(BODY, undefined, 2),
  curl: `curl -X POST "$api/app" \\
  -d '{
    "name": "it\\u0027s",
    "size": 1,
    "open": true,
    "left": null,
    "tools": {},
    "loras": [
      {
        "id": "a",
        "weight": 2
      }
    ]
  }'
echo done`,
  python: `requests.post(
    f"{api}/app",
    json={
        "name": "it's",
        "size": 1,
        "open": True,
        "left": None,
        "tools": {},
        "loras": [
            {
                "id": "a",
                "weight": 2,
            },
        ],
    },
)`,
  javascript: `fetch(url, {
  body: JSON.stringify({
    name: "it's",
    size: 1,
    open: true,
    left: null,
    tools: {},
    loras: [
      {
        id: 'a',
        weight: 2,
      },
    ],
  }),
});`,
  go: `func main() {
	body := \`{
		"name": "it's",
		"size": 1,
		"open": true,
		"left": null,
		"tools": {},
		"loras": [
			{
				"id": "a",
				"weight": 2
			}
		]
	}\`
}`,
};

describe.each(Object.entries(PROGRAMS))('in %s', (_language, code) => {
  test('the body is found with its values', () => {
    expect(findBody(code)?.value).toEqual(BODY);
  });

  test('a changed body is written in the style of the program', () => {
    const grown = editCode({code, kinds: '', part: undefined}, () => ({...BODY, size: 2}));
    expect(grown.code).toBe(code.replace(/(size"?: )1/, '$12'));
  });

  test('an unchanged body leaves the program unchanged', () => {
    const block = {code, kinds: '', part: undefined};
    expect(editCode(block, () => ({...BODY}))).toBe(block);
  });

  test('each line maps to its field, and each field to its lines', () => {
    const body = findBody(code);
    if (!body) throw new Error('no body');
    const map = mapLines(code, body);
    const lines = code.split('\n');
    const lineOf = (words: RegExp): number => lines.findIndex((line) => words.test(line));
    const first = lineOf(/name/);
    expect(map.pathOf(first)).toBe('name');
    expect(map.pathOf(lineOf(/id"?:/))).toBe('loras.id');
    expect(map.pathOf(lineOf(/loras/))).toBe('loras');
    expect(map.pathOf(lineOf(/loras/) + 1)).toBe('loras');
    expect(map.pathOf(first - 1)).toBeUndefined();
    expect(map.pathOf(lines.length)).toBeUndefined();
    expect(map.linesOf('size')).toEqual([first + 1]);
    expect(new Set(map.linesOf('loras')).size).toBe(6);
    expect(map.linesOf('loras.id')).toEqual([lineOf(/id"?:/)]);
    expect(map.linesOf('missing')).toEqual([]);
  });
});

test('a body on one line maps to its first field, and each of its fields to that line', () => {
  const code = '-d \'{"configuration": {"active_workers": 1}}\'';
  const body = findBody(code);
  const map = body && mapLines(code, body);
  expect(map?.pathOf(0)).toBe('configuration');
  expect(map?.linesOf('configuration.active_workers')).toEqual([0]);
});

test('an object with one plain value stays on one line until it has two values', () => {
  const code = 'call({\n  body: JSON.stringify({\n    a: { b: 1 },\n  }),\n});';
  const edit = (value: Json): string =>
    editCode({code, kinds: '', part: undefined}, () => value).code;
  expect(edit({a: {b: 2}})).toBe(code.replace('1', '2'));
  expect(edit({a: {b: 1, c: 2}})).toContain('    a: {\n      b: 1,\n      c: 2,\n    },\n');
});

test.each([5, 'a text', [{id: '1'}], {}])('an example is parsed from its JSON: %j', (example) => {
  expect(parseLiteral(JSON.stringify(example), 0)?.value).toEqual(example);
});

test.each([
  ['cURL', `-d '{\n  "name": "a",\n  "url": "'"$model"'"\n}'`],
  ['Python', 'post(\n    json={\n        "name": "a",\n        "url": f"{host}/model",\n    },\n)'],
  ['JavaScript', "call({\n  body: JSON.stringify({\n    name: 'a',\n    url: model,\n  }),\n});"],
  ['Go', 'body := `{\n\t"name": "a",\n\t"url": "` + model + `"\n}`'],
])('a variable in a body of %s stays unchanged', (_language, code) => {
  const rename = (body: Json): Json => (isRecord(body) ? {...body, name: 'b'} : body);
  const edited = editCode({code, kinds: '', part: undefined}, rename);
  expect(edited.code).toBe(code.replace(/(["'])a\1/, '$1b$1'));
});

test.each([
  ['cURL', `-d '{"a": {"url": "'"$model"'", "tools": {}}, "b": "'"$lora"'"}'`],
  ['Python', 'post(json={"a": {"url": url, "tools": {}}, "b": lora.url})'],
  ['JavaScript', 'JSON.stringify({ a: { url: url, tools: {} }, b: lora.url })'],
  ['Go', 'strings.NewReader(`{"a": {"url": "`+url+`", "tools": {}}, "b": "`+lora+`"}`)'],
])('a variable ends where its value ends, not with its line, in %s', (_language, code) => {
  const body = findBody(code);
  const tools = body?.parts.find(({path}) => path === 'a.tools');
  expect(body?.value).toMatchObject({a: {tools: {}}});
  expect(code.slice(tools?.start, tools?.end)).toMatch(/^"?tools"?: \{\}$/);
  expect(body && code.slice(body.end)).toMatch(/^['`)]/);
});

test('a body with any other expression in it is not recognized', () => {
  expect(findBody('requests.post(url, json={"input": read(prompt)})')).toBeUndefined();
  expect(findBody('fetch({body: JSON.stringify({...rest}),})')).toBeUndefined();
  expect(findBody('console.log(1)')).toBeUndefined();
});

test('the highlighting around a growing body stays, and the region of the program grows with it', () => {
  const code = 'key = 1\ncall(\n  json={\n    "a": 1,\n  },\n)\nprint(2)';
  const kinds = 'y3-3n1-1f4-2y4p2-5s3p1-1n1';
  const grown = editCode({code, kinds, part: {first: 2, last: 6, indent: 0}}, () => ({a: 1, b: 2}));
  expect(grown.code.split('\n')).toHaveLength(8);
  expect(grown.part).toEqual({first: 2, last: 7, indent: 0});
  expect(grown.kinds.startsWith('y3-3n1-1f4')).toBe(true);
  const colored = [...grown.kinds.matchAll(/\d+/g)].reduce(
    (sum, [count]) => sum + Number(count),
    0,
  );
  expect(colored).toBe(grown.code.length);
});
