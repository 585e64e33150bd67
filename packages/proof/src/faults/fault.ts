/** One deliberate error: the only occurrence of `find` in `file` becomes `replace`. */
export interface Fault {
  readonly name: string;
  /** Path from the project's root. */
  readonly file: string;
  readonly find: string;
  readonly replace: string;
}

/** What a module of checks exports: every complaint about the code that it runs. */
export interface Checks {
  check(this: void): readonly string[];
}

/** What the thread with one fault planted found out. */
export interface FaultAnswer {
  /** The first complaint; undefined when nobody noticed the fault. */
  readonly complaint: string | undefined;
  readonly isPlanted: boolean;
}
