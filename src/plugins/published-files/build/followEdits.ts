import {statSync} from 'node:fs';

/** The parts of two hooks of the bundler that are used here. */
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

/** A bundler plugin. */
type BundlerPlugin = {readonly apply: (compiler: Compiler) => void};

/**
 * Makes the bundler watch files that are not part of the bundle: an edit of one of them triggers a run.
 *
 * @param name the name of the listener in messages of the bundler
 * @param inputs files and folders, absolute; one that does not exist is skipped
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
 * Calls back after each edit while `npm start` runs. The bundler watches, not Docusaurus: a Docusaurus plugin that
 * watches files is reloaded, and of concurrent reloads, the one that finishes last restores what the other plugins had
 * read before.
 *
 * @param name the name of the listener in messages of the bundler
 * @param inputs files and folders, absolute; one that does not exist is skipped
 * @param edited called once for all edits that the bundler detects together
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
