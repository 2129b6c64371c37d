/** The debounce delay. By then the edit is on screen, and the writer is not in the middle of a word. */
const QUIET_MS = 1000;

/** Debounces edits, then runs one check at a time. Prints all mistakes, and a message once they are gone. */
export class EditWatch {
  private timer: NodeJS.Timeout | undefined;
  private last = Promise.resolve();
  private isBroken = false;

  /** @param findFaults returns a message that describes all mistakes; empty when there are none */
  public constructor(private readonly findFaults: () => Promise<string>) {}

  /** Registers an edit. The check runs if no other edit follows within QUIET_MS. */
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
