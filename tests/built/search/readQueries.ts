import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** A query of a reader, and the results that answer it. */
export type GoldenQuery = {
  readonly query: string;
  /** Addresses of sections, or of pages, of which any section is accepted. */
  readonly answers: readonly string[];
};

/**
 * Reads queries, one per line: `cancel a job | /api/apis/job/cancel.job, /docs/tutorial-basics/run-a-job#cancel`.
 *
 * @param name a file in this folder; lines without ` | ` are comments
 */
export async function readQueries(name: string): Promise<readonly GoldenQuery[]> {
  const text = await readFile(path.join(__dirname, name), 'utf8');
  return text.split('\n').flatMap((line) => {
    const [query, answers] = line.split(' | ');
    return query && answers ? [{query, answers: answers.split(', ')}] : [];
  });
}
