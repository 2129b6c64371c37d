import {expect, test} from 'vitest';
import {CONTRACT, listOperations, loadContract} from '@site/src/openapi';
import {drawRequest, isShown} from '@site/src/plugins/reference';
import {LANGUAGE_IDS, type Language} from '@site/src/plugins/console';

const {contract} = await loadContract(process.cwd(), CONTRACT);

/** Every request that a page can show: each example of each operation. */
const REQUESTS = listOperations(contract).flatMap((operation) => {
  const examples = operation.requestBody?.content['application/json']?.examples ?? {};
  const names = Object.keys(examples);
  return (names.length > 0 ? names : [undefined]).map((name) => ({
    title: [operation.operationId, name].filter(Boolean).join(' '),
    drawn: drawRequest(operation, name),
    value: name === undefined ? undefined : examples[name]?.value,
  }));
});

type Drawn = (typeof REQUESTS)[number]['drawn'];

/** The lines that are shown with some fields ticked: those that are ticked at first, if none are given. */
function show({lines, optional}: Drawn, language: Language, on?: readonly string[]): string[] {
  const ticks = new Map(optional.map(({id, isOff}) => [id, on ? on.includes(id) : !isOff]));
  return lines[language].filter((line) => isShown(line, ticks)).map(({text}) => text);
}

const bodyOf = (curl: string): unknown => {
  const text = /-d '([^]*)'$/.exec(curl)?.[1];
  return text === undefined ? undefined : JSON.parse(text.replaceAll(String.raw`'\''`, "'"));
};

test.each(REQUESTS)('$title sends the example of the contract', ({drawn, value}) => {
  expect(bodyOf(show(drawn, 'curl').join('\n'))).toEqual(value);
});

test.each(REQUESTS)(
  '$title is short: at most 20 lines, 27 with the five fields of a LoRA',
  ({drawn}) => {
    for (const language of LANGUAGE_IDS) {
      const lines = show(drawn, language);
      const wide = lines.filter((text) => text.length > 72 && !text.includes('https://'));
      expect(wide, language).toEqual([]);
      const most = lines.some((text) => text.includes('versionId')) ? 27 : 20;
      expect(lines.length, language).toBeLessThanOrEqual(most);
    }
  },
);

test('an object whose fields are left out is on one line until one is ticked', () => {
  const createApp = REQUESTS.find(({title}) => title === 'createApp plainModel')?.drawn;
  if (!createApp) throw new Error('the request is gone');
  const words = show(createApp, 'curl').map((text) => text.trim());
  expect(words).toContain('"tools": {},');
  expect(words).toContain('"configuration": {"gpu_tier": "STANDARD"},');
  const on = ['body.configuration.active_workers'];
  expect(show(createApp, 'curl', on).join('')).toMatch(
    /"configuration": \{\s+"active_workers": 0,/,
  );
});

test('each field that is sent has a line, required or not', () => {
  for (const {drawn, title, value} of REQUESTS) {
    const listed = new Set(drawn.lines.curl.flatMap(({field = ''}) => field.split(' ')));
    for (const name of typeof value === 'object' ? Object.keys(value ?? {}) : [])
      expect(listed, title).toContain(`body.${name}`);
    expect(listed, title).toContain('header.x-api-key');
  }
});
