// Replaces `tslib` where one of its helpers is used: see changes.ts of trimmed-modules.

/**
 * Makes a module look as if it had a default export.
 *
 * @param module the imported module
 */
export function __importDefault(module: unknown): unknown {
  const isModule = typeof module === 'object' && module !== null && '__esModule' in module;
  return isModule ? module : {default: module};
}
