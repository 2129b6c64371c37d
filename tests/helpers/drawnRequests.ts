import {CONTRACT, listOperations, loadContract} from '../../src/openapi';
import {drawRequest, isShown} from '../../src/plugins/reference';

const {contract} = await loadContract(process.cwd(), CONTRACT);

/** The operations of the contract. */
export const OPERATIONS = listOperations(contract);

/** Each drawn request as it stands at first, with no optional field, each one alone, and all of them. */
export const REQUESTS = OPERATIONS.flatMap((operation) => {
  const examples = Object.keys(operation.requestBody?.content['application/json']?.examples ?? {});
  return (examples.length > 0 ? examples : [undefined]).flatMap((example) => {
    const {optional, lines} = drawRequest(operation, example);
    const all = optional.map(({id}) => id);
    const first = optional.filter(({isOff}) => !isOff).map(({id}) => id);
    const alone = all.map((id) => all.filter((it) => it === id || id.startsWith(`${it}.`)));
    const sets = new Map([first, [], all, ...alone].map((set) => [set.join(' '), set]));
    return [...sets].map(([named, ticked]) => {
      const ticks = new Map(all.map((id) => [id, ticked.includes(id)]));
      const textIn = (language: keyof typeof lines): string =>
        lines[language].flatMap((line) => (isShown(line, ticks) ? [line.text] : [])).join('\n');
      const words = [operation.operationId, example, named && `with ${named}`];
      return {title: words.filter(Boolean).join(' '), operation, ticked, textIn};
    });
  });
});
