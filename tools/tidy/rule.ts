import type { Tree } from './tree.ts';

export interface Offence {
  readonly path: string;
  readonly line: number;
  /** What is wrong and what to do instead. */
  readonly message: string;
}

export interface Rule {
  readonly name: string;
  /** What keeps the rule, as a sentence for the test report. */
  readonly sentence: string;
  check(tree: Tree): readonly Offence[];
}
