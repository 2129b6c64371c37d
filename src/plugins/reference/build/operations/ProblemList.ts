import {ContentError, type Problem} from '../../../problems';
import type {ContractNode} from './ContractNode';

/** Collects every mistake of a contract, so that a writer gets all of them at once. */
export class ProblemList {
  private readonly problems: Problem[] = [];

  /** @param placeOf turns a JSON pointer into `file:line:col` */
  constructor(private readonly placeOf: (pointer: string) => string) {}

  /** Notes a mistake once, however many operations reach it. */
  add(node: ContractNode, problem: string, fix: string): void {
    const place = this.placeOf(node.pointer);
    if (this.problems.some((known) => known.place === place && known.problem === problem)) return;
    this.problems.push({place, problem, fix});
  }

  /** @throws ContentError with everything noted so far, if there is anything */
  throwIfAny(): void {
    if (this.problems.length > 0) throw new ContentError(this.problems);
  }
}
