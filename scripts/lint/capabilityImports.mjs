import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** What a file is part of: a capability and its side, the rest of the browser's code, or neither. */
function placeOf(file) {
  const [, capability, folder] =
    /^src\/plugins\/([^/]+)(?:\/(build|browser)(?:\/|$))?/.exec(file) ?? [];
  const isBrowser = folder === 'browser' || /^src\/(?:components|theme|pages)\//.test(file);
  return {capability, folder, isBrowser};
}

/** Gives the path of an import below the project's folder; undefined for a package. */
function resolveImport(specifier, importer) {
  if (specifier.startsWith('@site/')) {
    return specifier.slice('@site/'.length);
  }
  const folder = path.posix.dirname(importer);
  return specifier.startsWith('.') ? path.posix.join(folder, specifier) : undefined;
}

function isForTypes({importKind, exportKind, specifiers}) {
  return (
    importKind === 'type' ||
    exportKind === 'type' ||
    (specifiers?.length > 0 && specifiers.every((it) => it.importKind === 'type'))
  );
}

function findFault(from, to, isTypeOnly) {
  if (!to.capability) {
    return undefined;
  }
  if (from.isBrowser && to.folder !== 'browser' && !isTypeOnly) {
    return 'browser';
  }
  const isShared = !to.folder || (to.folder === 'browser' && from.isBrowser);
  return from.capability === to.capability || isShared ? undefined : 'index';
}

/**
 * Holds the borders of src/plugins: `build/` of a capability is its own, `browser/` is for the browser's code, and
 * nothing of Node gets into that.
 */
export const capabilityImports = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      browser: 'This file runs in the browser. From Node code it may import types only.',
      index: 'Import another capability by its index, or its browser/ from code of the browser.',
    },
  },
  create(context) {
    const importer = path.relative(ROOT, context.filename).split(path.sep).join('/');
    const from = placeOf(importer);
    const check = (node) => {
      const target =
        typeof node.source?.value === 'string' && resolveImport(node.source.value, importer);
      const messageId = target && findFault(from, placeOf(target), isForTypes(node));
      if (messageId) {
        context.report({node: node.source, messageId});
      }
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportAllDeclaration: check,
      ExportNamedDeclaration: check,
    };
  },
};
