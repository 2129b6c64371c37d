/** The words with which an optimization says that it does not know a version. */
const LEVER_MESSAGE = /Switch it off: .*? Or change (\S+?)\.?(?=\s|$)/g;

/** Files of the project, not those of packages. */
const OWN_FILE =
  /^(?:\.\/)?((?:src|scripts|sandbox|tests|bench)\/[^:]*\.(?:[cm]?[jt]sx?|css)|docusaurus\.config\.ts|sidebars(?:Api)?\.ts|package\.json)(?=$|:|\.$)/;

/**
 * Finds the files to change in what a failed step printed: those that an optimization names in its message,
 * and where there is no such message, the project's own files, those with a line first.
 *
 * @param output what the step printed
 * @param folder where it ran; places below it are told without it
 */
export function findFiles(output: string, folder: string): string[] {
  const named = [...output.matchAll(LEVER_MESSAGE)].map(([, file = '']) => file);
  const words = output
    .replaceAll(`file://${folder}/`, '')
    .replaceAll(`${folder}/`, '')
    .split(/[\s()"'`,[\]]+/)
    .filter((word) => OWN_FILE.test(word));
  // Where a stack leads says more than which file was being read.
  const [places, others] = [words.filter(hasLine), words.filter((word) => !hasLine(word))];
  const spoken = [...places, ...others].flatMap((word) => OWN_FILE.exec(word)?.[1] ?? []);
  return [...new Set(named.length > 0 ? named : spoken)];
}

function hasLine(word: string): boolean {
  return /:\d+/.test(word);
}
