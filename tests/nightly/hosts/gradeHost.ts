// A program that prints the score of Mozilla's HTTP Observatory for the host in its argument.
import fs from 'node:fs';

/** The scanner has no type declarations; this is the part of its result that is read here. */
type Scan = {
  readonly scan: {readonly score: number; readonly grade: string};
  readonly tests: Readonly<
    Record<
      string,
      {readonly result: string; readonly scoreModifier: number; readonly pass: boolean}
    >
  >;
};

type Scanner = {readonly scan: (host: string) => Promise<Scan>};

function isScanner(value: unknown): value is Scanner {
  return typeof value === 'object' && value !== null && 'scan' in value;
}

/**
 * When it is installed, the scanner downloads the HSTS preload list. Install scripts are off in this project, and
 * local hosts are in no such list, so it gets an empty one.
 */
function withoutPreloadList(): void {
  const read = fs.readFileSync;
  Object.assign(fs, {
    readFileSync: (...args: Parameters<typeof read>) =>
      String(args[0]).endsWith('hsts-preload.json') ? '{}' : read(...args),
  });
}

async function main(host: string): Promise<void> {
  withoutPreloadList();
  const name = '@mdn/mdn-http-observatory';
  const scanner: unknown = await import(name);
  if (!isScanner(scanner)) {
    throw new Error(`${name} has no function "scan" any more.`);
  }
  const {scan, tests} = await scanner.scan(host);
  const results = Object.entries(tests).map(([test, {pass, result, scoreModifier}]) => ({
    test,
    pass,
    result,
    scoreModifier,
  }));
  console.log(JSON.stringify({score: scan.score, grade: scan.grade, results}));
}

void main(process.argv[2] ?? '');
