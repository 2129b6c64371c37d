// The module that programs import as node:fs/promises.
import {report} from './report';

/** Saves a file: the page shows it, and offers it as a download. */
export function writeFile(name: string, content: string | Uint8Array): Promise<void> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  report({kind: 'file', name, bytes: Uint8Array.from(bytes)});
  return Promise.resolve();
}
