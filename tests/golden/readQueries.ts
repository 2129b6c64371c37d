import {readFile} from 'node:fs/promises';
import path from 'node:path';

/** What a reader types, and what answers it. */
export type GoldenQuery = {
  readonly query: string;
  /** Addresses of pages, any section of which will do, or of sections. */
  readonly answers: readonly string[];
};

/**
 * Reads queries, one in a line: `cancel a job | /api/apis/job/cancel.job, /docs/tutorial-basics/run-a-job#cancel`.
 *
 * @param name a file of this folder; its lines without ` | ` are for people
 */
export async function readQueries(name: string): Promise<readonly GoldenQuery[]> {
  const text = await readFile(path.join(__dirname, name), 'utf8');
  return text.split('\n').flatMap((line) => {
    const [query, answers] = line.split(' | ');
    return query && answers ? [{query, answers: answers.split(', ')}] : [];
  });
}
