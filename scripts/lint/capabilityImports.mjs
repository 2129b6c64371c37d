import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Returns what a file belongs to: a capability and its subfolder, other browser code, or neither. */
function placeOf(file) {
  const [, capability, folder] =
    /^src\/plugins\/([^/]+)(?:\/(build|browser)(?:\/|$))?/.exec(file) ?? [];
  const isBrowser = folder === 'browser' || /^src\/(?:components|theme|pages)\//.test(file);
  return {capability, folder, isBrowser};
}

/** Returns the path of an import relative to the project's folder; undefined for a package. */
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
 * Enforces the boundaries of src/plugins: `build/` is private to its capability, `browser/` is for browser code, and
 * no Node code is imported into that.
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
