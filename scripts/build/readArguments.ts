/** The arguments of `npm run build`. */
export type BuildArguments = {
  readonly outDir: string;
  /** All other arguments, unchanged, for example those that turn on analyzers. */
  readonly rest: readonly string[];
};

/**
 * Separates the output folder from the other arguments, because the build first writes to a folder next to it.
 *
 * @param args arguments of `docusaurus build`, for example `--out-dir public --no-minify`
 * @throws an Error when `--out-dir` names no folder
 */
export function readArguments(args: readonly string[]): BuildArguments {
  const rest: string[] = [];
  let outDir = 'build';
  for (let index = 0; index < args.length; index += 1) {
    const argument = args[index] ?? '';
    const [name, value] = argument.split(/=(.*)/s);
    if (name !== '--out-dir') {
      rest.push(argument);
      continue;
    }
    if (value === undefined) {
      index += 1;
    }
    outDir = value ?? args[index] ?? '';
    if (outDir === '' || outDir.startsWith('-')) {
      throw new Error('--out-dir names no folder. Write, for example, --out-dir public');
    }
  }
  return {outDir, rest};
}
