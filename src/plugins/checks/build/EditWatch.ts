/** What was edited is on screen by then, and nobody is in the middle of a word. */
const QUIET_MS = 1000;

/** Checks when edits have come to rest, one check at a time, and tells of what is wrong and of its end. */
export class EditWatch {
  private timer: NodeJS.Timeout | undefined;
  private last = Promise.resolve();
  private isBroken = false;

  /** @param findFaults gives the words for all mistakes there are; empty when there is none */
  public constructor(private readonly findFaults: () => Promise<string>) {}

  /** Takes note of an edit: the check follows when no other comes soon. */
  public edited(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      this.last = this.last.then(() => this.check());
    }, QUIET_MS);
  }

  private async check(): Promise<void> {
    const faults = await this.findFaults().catch((error: unknown) => String(error));
    if (faults !== '') {
      process.stderr.write(`[ERROR] To fix:\n${faults}\n`);
    } else if (this.isBroken) {
      process.stdout.write('[SUCCESS] Nothing is left to fix.\n');
    }
    this.isBroken = faults !== '';
  }
}
