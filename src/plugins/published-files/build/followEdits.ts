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

/** A plugin of the bundler. */
type BundlerPlugin = {readonly apply: (compiler: Compiler) => void};

/**
 * Makes the bundler watch files that it bundles nothing of: an edit of one makes it run.
 *
 * @param name what the listener is called in the bundler's messages
 * @param inputs files and folders, absolute; one that does not exist is left out
 */
export function watchInputs(name: string, inputs: readonly string[]): BundlerPlugin {
  const found = inputs.flatMap((input) => {
    const entry = statSync(input, {throwIfNoEntry: false});
    return entry ? [{input, isFolder: entry.isDirectory()}] : [];
  });
  return {
    apply({hooks}) {
      hooks.afterCompile.tap(name, ({fileDependencies, contextDependencies}) => {
        for (const {input, isFolder} of found) {
          (isFolder ? contextDependencies : fileDependencies).add(input);
        }
      });
    },
  };
}

/**
 * Tells of each edit while `npm start` runs. The bundler watches, not Docusaurus: a Docusaurus plugin that watches
 * files is loaded again, and the reload that ends last puts back what others, which ran beside it, had read.
 *
 * @param name what the listener is called in the bundler's messages
 * @param inputs files and folders, absolute; one that does not exist is left out
 * @param edited is called once for all edits that the bundler sees together
 */
export function followEdits(
  name: string,
  inputs: readonly string[],
  edited: () => void,
): BundlerPlugin {
  return {
    apply(compiler) {
      watchInputs(name, inputs).apply(compiler);
      compiler.hooks.watchRun.tap(name, ({modifiedFiles, removedFiles}) => {
        const changed = new Set([...(modifiedFiles ?? []), ...(removedFiles ?? [])]);
        if (inputs.some((input) => changed.has(input))) {
          edited();
        }
      });
    },
  };
}
