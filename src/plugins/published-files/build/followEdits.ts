import {statSync} from 'node:fs';

/** Two hooks of the bundler, as far as they are used here. */
type Compiler = {
  readonly hooks: {
    readonly watchRun: Hook<{
      readonly modifiedFiles?: ReadonlySet<string>;
      readonly removedFiles?: ReadonlySet<string>;
    }>;
    readonly afterCompile: Hook<{
      readonly fileDependencies: {readonly add: (file: string) => void};
      readonly contextDependencies: {readonly add: (folder: string) => void};
    }>;
  };
};

type Hook<Told> = {readonly tap: (name: string, listener: (told: Told) => void) => void};

/**
 * Tells of each edit while `npm start` runs. The bundler watches, not Docusaurus: a Docusaurus plugin that watches
 * files is loaded again, and the reload that ends last puts back what others, which ran beside it, had read.
 *
 * @param name what the listener is called in the bundler's messages
 * @param inputs files and folders, absolute; one that does not exist is left out
 * @param edited is called once for all edits that the bundler sees together
 * @returns a plugin of the bundler
 */
export function followEdits(
  name: string,
  inputs: readonly string[],
  edited: () => void,
): {apply: (compiler: Compiler) => void} {
  const folders: string[] = [];
  const files: string[] = [];
  for (const input of inputs) {
    const found = statSync(input, {throwIfNoEntry: false});
    if (found) {
      (found.isDirectory() ? folders : files).push(input);
    }
  }
  return {
    apply({hooks}) {
      hooks.afterCompile.tap(name, ({fileDependencies, contextDependencies}) => {
        files.forEach((file) => {
          fileDependencies.add(file);
        });
        folders.forEach((folder) => {
          contextDependencies.add(folder);
        });
      });
      hooks.watchRun.tap(name, ({modifiedFiles, removedFiles}) => {
        const changed = new Set([...(modifiedFiles ?? []), ...(removedFiles ?? [])]);
        if (inputs.some((input) => changed.has(input))) {
          edited();
        }
      });
    },
  };
}
