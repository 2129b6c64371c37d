import type {ErrorData, Failure} from './runDocusaurus';

/**
 * Tells why a build failed. Mistakes in content are told by place, words and cure alone; for all others,
 * what Docusaurus prints is the best there is.
 *
 * @param failure what the build said when it ended
 */
export function describeFailure({error, trace}: Failure): string {
  const content = flatten(error).filter(({name}) => name === 'ContentError');
  return content.length > 0
    ? ['Content to mend:', ...content.map(({message}) => message)].join('\n')
    : trace;
}

function flatten(error: ErrorData): ErrorData[] {
  return [error, ...error.below.flatMap(flatten)];
}
