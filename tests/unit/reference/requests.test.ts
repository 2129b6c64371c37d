import {expect, test} from 'vitest';
import {readContract, drawRequest, listOperations} from '@site/src/plugins/reference';

const contract = await readContract('contract/openapi.yaml', process.cwd());

/** Every request that a page can show: each example of each operation. */
const REQUESTS = listOperations(contract).flatMap((operation) => {
  const examples = operation.requestBody?.content['application/json']?.examples ?? {};
  const names = Object.keys(examples);
  return (names.length > 0 ? names : [undefined]).map((name) => ({
    title: [operation.operationId, name].filter(Boolean).join(' '),
    drawn: drawRequest(operation, contract.components.schemas, name),
    value: name === undefined ? undefined : examples[name]?.value,
  }));
});

type Drawn = (typeof REQUESTS)[number]['drawn'];

/** The cURL lines that are shown with some fields ticked, as they are pasted. */
function shown({lines}: Drawn, off: readonly string[]): string {
  const seen = lines.curl.filter(({fields}) => fields.every((id) => !off.includes(id)));
  return seen.map(({text}) => text).join('\n');
}

const bodyOf = (curl: string): unknown => {
  const text = /-d '([^]*)'$/.exec(curl)?.[1];
  return text === undefined ? undefined : JSON.parse(text.replaceAll(String.raw`'\''`, "'"));
};

test.each(REQUESTS)('$title sends the example of the contract', ({drawn, value}) => {
  const off = drawn.optional.filter(({isOff}) => isOff).map(({id}) => id);
  expect(bodyOf(shown(drawn, off))).toEqual(value);
});

test.each(REQUESTS)('$title stays whole whatever is ticked', ({drawn}) => {
  const ids = drawn.optional.map(({id}) => id);
  const choices = [[], ids, ...ids.flatMap((id) => [[id], ids.filter((it) => it !== id)])];
  for (const off of choices) {
    const curl = shown(drawn, off);
    expect(() => bodyOf(curl), curl).not.toThrow();
    // A backslash stands at the end of each line before the body, and not of the last line.
    const [head = ''] = curl.split(" -d '");
    expect(
      head
        .trimEnd()
        .split('\n')
        .slice(0, -1)
        .every((it) => it.endsWith('\\')),
      curl,
    ).toBe(true);
    expect(curl.endsWith('\\'), curl).toBe(false);
  }
});

test.each(REQUESTS)(
  '$title is short at first: lines and characters that fit beside the fields',
  ({drawn}) => {
    const off = new Set(drawn.optional.filter(({isOff}) => isOff).map(({id}) => id));
    for (const [language, lines] of Object.entries(drawn.lines)) {
      const seen = lines.filter(({fields}) => fields.every((id) => !off.has(id)));
      const wide = seen.filter(({text}) => text.length > 72 && !text.includes('https://'));
      expect(wide, language).toEqual([]);
      expect(seen.length, language).toBeLessThanOrEqual(40);
    }
  },
);
