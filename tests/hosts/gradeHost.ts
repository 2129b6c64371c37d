// Run as a program: prints the score that Mozilla's HTTP Observatory gives to the host named as argument.
import fs from 'node:fs';

/** The scanner ships without types, and takes a minute to describe: this is what is read here. */
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
 * The scanner would download the list of hosts that browsers ask by TLS alone when it is installed. Here
 * nothing runs at install, and loopback is in no list: it gets an empty one.
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
