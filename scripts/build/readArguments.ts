/** What `npm run build` was asked for. */
export type BuildArguments = {
  readonly outDir: string;
  /** Whether analyzers and the like were asked for; all other arguments, as they stand. */
  readonly rest: readonly string[];
};

/**
 * Takes the output folder out of the arguments, because the build writes beside it first.
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
