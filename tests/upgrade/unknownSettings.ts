/**
 * Finds the settings that this version of Docusaurus does not know in the output of its build.
 *
 * @param output for example `These field(s) ("future.v4.x",) are not recognized in docusaurus.config.ts`
 * @returns their names, such as `future.v4.x`; an empty list when it knows all of them
 */
export function findUnknownSettings(output: string): string[] {
  const [, list = ''] =
    /These field\(s\) \((.*)\) are not recognized in docusaurus\.config/.exec(output) ?? [];
  return [...list.matchAll(/"([\w.]+)"/g)].map(([, name = '']) => name);
}

/**
 * Removes a setting from `docusaurus.config.ts`, where it is on a separate line.
 *
 * @param config the text of the file
 * @param name for example `future.v4.x`
 * @returns the text without the line; undefined when there is not exactly one such line
 */
export function dropSetting(config: string, name: string): string | undefined {
  const key = name.split('.').at(-1) ?? name;
  const lines = config.split('\n');
  const isSetting = (line: string): boolean => new RegExp(`^\\s*${key}(?:: .*)?,`).test(line);
  return lines.filter(isSetting).length === 1
    ? lines.filter((line) => !isSetting(line)).join('\n')
    : undefined;
}
