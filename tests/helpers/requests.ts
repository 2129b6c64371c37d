import {CONTRACT, findJson, listOperations, loadContract} from '@site/src/contract/openapi';
import {buildRequest, isShown, listRequestParts, renderCode} from '@site/src/contract/requests';
import type {RequestData} from '@site/src/contract/requests';
import type {Language} from '@site/src/contract/requests/languages';

const contract = await loadContract(process.cwd(), CONTRACT);

export const OPERATIONS = listOperations(contract);

export function findOperation(id: string): (typeof OPERATIONS)[number] {
  const operation = OPERATIONS.find(({operationId}) => operationId === id);
  if (!operation) throw new Error(`${id} is gone`);
  return operation;
}

/**
 * Lists the choices of a reader: what is on at first, nothing, everything, and each part alone with the objects that it
 * is inside.
 */
function listChoices(data: RequestData): string[][] {
  const optional = listRequestParts(data).filter(({presence}) => presence !== 'always');
  const all = optional.map(({id}) => id);
  const initial = optional.filter(({presence}) => presence === 'ticked').map(({id}) => id);
  const alone = all.map((id) => all.filter((other) => other === id || id.startsWith(`${other}.`)));
  const choices = new Map([initial, [], all, ...alone].map((ids) => [ids.join(' '), ids]));
  return [...choices.values()];
}

/** Lists a request with each choice: `ticked` has the ids of the optional parts that are sent. */
function listCases(operation: (typeof OPERATIONS)[number], example?: string) {
  const data = buildRequest(operation, example);
  const lines = renderCode(data);
  const optional = listRequestParts(data).filter(({presence}) => presence !== 'always');
  return listChoices(data).map((ticked, index) => {
    const choices = new Map(optional.map(({id}) => [id, ticked.includes(id)]));
    const words = [operation.operationId, example, ticked.length > 0 && `with ${ticked.join(' ')}`];
    return {
      title: words.filter(Boolean).join(' '),
      operation,
      example,
      data,
      ticked,
      isInitial: index === 0,
      /** Returns the code as a page shows it. */
      textIn: (language: Language): string => {
        const shown = lines[language].filter((line) => isShown(line, choices));
        return shown.map(({text}) => text).join('\n');
      },
    };
  });
}

/** Every request that a page can show: each example of each operation, with each choice of a reader. */
export const REQUESTS = OPERATIONS.flatMap((operation) => {
  const examples = Object.keys(findJson(operation.requestBody)?.examples ?? {});
  const names = examples.length > 0 ? examples : [undefined];
  return names.flatMap((name) => listCases(operation, name));
});
