import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** The imports of each file of the project, types included, as paths relative to the project. Packages are left out. */
export type ImportGraph = ReadonlyMap<string, readonly string[]>;

const ENDINGS = ['', '.ts', '.tsx', '.mts', '.d.ts', '/index.ts', '/index.tsx'];

function resolveImport(root: string, file: string, specifier: string): string[] {
  const folder = specifier.startsWith('@site/') ? '' : path.dirname(file);
  const plain = path.join(folder, specifier.replace(/^@site\//, ''));
  const found = ENDINGS.map((ending) => plain + ending).find((candidate) =>
    statSync(path.join(root, candidate), {throwIfNoEntry: false})?.isFile(),
  );
  return found === undefined ? [] : [found];
}

/**
 * Reads the imports of every script that git tracks or would add.
 *
 * @param root the folder of the project
 */
export function readImports(root: string): ImportGraph {
  const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {cwd: root});
  const files = listed.toString().split('\n');
  const scripts = files.filter(
    (file) => /\.(?:[cm]?[jt]s|tsx)$/.test(file) && existsSync(path.join(root, file)),
  );
  return new Map(
    scripts.map((file) => {
      const {importedFiles} = ts.preProcessFile(
        readFileSync(path.join(root, file), 'utf8'),
        true,
        true, // CommonJS too
      );
      const own = importedFiles
        .map(({fileName}) => fileName)
        .filter((it) => /^(?:\.|@site\/)/.test(it));
      return [file, own.flatMap((specifier) => resolveImport(root, file, specifier))];
    }),
  );
}
