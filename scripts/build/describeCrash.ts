import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {ErrorData} from './runDocusaurus';

const FIX =
  'correct the component; pages are rendered without a browser, so window, document and storage do not exist';

/**
 * Describes components that throw while pages are rendered. Their stacks point into the bundle, so the location given
 * is that of the innermost component of this site in the stack, found by its name.
 *
 * @param error the error that the build reported
 * @param siteDir the folder of the site
 * @returns one text for each component, with the pages it broke; an empty list when no page failed to render
 */
export function describeCrash(error: ErrorData, siteDir: string): string[] {
  const pages = new Map<string, string[]>();
  for (const {page, cause} of listCrashes(error)) {
    const place = findComponent(cause.stack, siteDir) ?? 'a component of a package';
    const fault = `${place} throws "${cause.message}"`;
    pages.set(fault, [...(pages.get(fault) ?? []), page]);
  }
  return [...pages].map(([fault, broken]) => `${fault} on ${listSome(broken)}\n  Fix: ${FIX}`);
}

type Crash = {readonly page: string; readonly cause: ErrorData};

function listCrashes(error: ErrorData): Crash[] {
  const page = /^Can't render static file for pathname "(?<page>.*)"/.exec(error.message)?.groups
    ?.page;
  return page === undefined ? error.below.flatMap(listCrashes) : [{page, cause: findCause(error)}];
}

function findCause(error: ErrorData): ErrorData {
  const [below] = error.below;
  return below ? findCause(below) : error;
}

/** Works because components are named functions with unique names. */
function findComponent(stack: string, siteDir: string): string | undefined {
  const names = [...stack.matchAll(/^\s*at (?:async )?(?:[\w$]+\.)?([\w$]+) \(/gm)].map(
    ([, name = '']) => name,
  );
  const files = readdirSync(path.join(siteDir, 'src'), {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file) && !/^plugins\/[^/]+\/build\//.test(file))
    .map((file) => ({
      file: path.posix.join('src', file),
      text: readFileSync(path.join(siteDir, 'src', file), 'utf8'),
    }));
  for (const name of names) {
    const declaration = new RegExp(`\\bfunction (?=${name.replaceAll('$', '\\$')}\\b)`);
    for (const {file, text} of files) {
      const before = text.slice(0, declaration.exec(text)?.index ?? -1);
      if (declaration.test(text)) {
        return `${file}:${before.split('\n').length}:${before.length - before.lastIndexOf('\n')}`;
      }
    }
  }
  return undefined;
}

function listSome(pages: readonly string[]): string {
  const shown = pages.slice(0, 3).join(', ');
  return pages.length > 3 ? `${shown} and ${pages.length - 3} more` : shown;
}
