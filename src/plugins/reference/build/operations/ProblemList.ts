import {ContentError, type Problem} from '../../../problems';
import type {ContractNode} from './ContractNode';

/** Collects all mistakes of a contract, so that a writer sees all of them at once. */
export class ProblemList {
  private readonly problems: Problem[] = [];

  /** @param placeOf turns a JSON pointer into `file:line:col` */
  constructor(private readonly placeOf: (pointer: string) => string) {}

  /** Adds a mistake once, even when several operations lead to it. */
  add(node: ContractNode, problem: string, fix: string): void {
    const place = this.placeOf(node.pointer);
    if (this.problems.some((known) => known.place === place && known.problem === problem)) return;
    this.problems.push({place, problem, fix});
  }

  /** @throws ContentError with all mistakes added so far, if there are any */
  throwIfAny(): void {
    if (this.problems.length > 0) throw new ContentError(this.problems);
  }
}
