import {UNKNOWN_FORM} from '../../scripts/build/describeFailure';

/** Matches files of the project, not those of packages. */
const OWN_FILE =
  /^(?:\.\/)?((?:src|scripts|sandbox|tests|bench)\/[^:]*\.(?:[cm]?[jt]sx?|css)|docusaurus\.config\.ts|sidebars(?:Api)?\.ts|package\.json)(?=$|:|\.$)/;

/**
 * Finds the files to change in the output of a failed step: those that an optimization names in its message, or, if
 * there is no such message, the project's own files, those with a line number first.
 *
 * @param output the output of the step
 * @param folder where it ran; paths below it are returned relative to it
 */
export function findFiles(output: string, folder: string): string[] {
  const named = [...output.matchAll(UNKNOWN_FORM)].map(([, file = '']) => file);
  const words = output
    .replaceAll(`file://${folder}/`, '')
    .replaceAll(`${folder}/`, '')
    .split(/[\s()"'`,[\]]+/)
    .filter((word) => OWN_FILE.test(word));
  // A location in a stack is more useful than the name of a file that was being read.
  const [places, others] = [words.filter(hasLine), words.filter((word) => !hasLine(word))];
  const spoken = [...places, ...others].flatMap((word) => OWN_FILE.exec(word)?.[1] ?? []);
  return [...new Set(named.length > 0 ? named : spoken)];
}

function hasLine(word: string): boolean {
  return /:\d+/.test(word);
}
