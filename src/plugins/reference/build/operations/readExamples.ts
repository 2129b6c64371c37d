import type {ContractNode} from './ContractNode';
import type {Example} from './Operation';
import type {ProblemList} from './ProblemList';

/**
 * Reads the examples of a body.
 *
 * @param media the part of the contract under a media type such as `application/json`
 * @param problems receives a body without any example
 * @returns the examples in their order, with their summaries as titles; `x-sent-by` and `x-answers-to` connect a
 * program with the answer that it gets
 */
export function readExamples(media: ContractNode, problems: ProblemList): Example[] {
  const named = media.get('examples')?.entries() ?? [];
  const examples = named.flatMap(([key, example]): Example[] => {
    const place = example.target();
    const value = place?.json('value');
    if (!place || value === undefined) return [];
    const sentBy = place.text('x-sent-by');
    const answersTo = place.text('x-answers-to');
    return [
      {
        key,
        title: place.text('summary') ?? key,
        value,
        ...(sentBy !== undefined && {sentBy}),
        ...(answersTo !== undefined && {answersTo}),
      },
    ];
  });
  if (examples.length === 0) {
    problems.add(
      media,
      'has no named example',
      'add one under "examples", with a summary and a value',
    );
  }
  return examples;
}
