/** A mistake that a programmer could make, and the test that has to fail for it (R131). */
export interface Fault {
  readonly name: string;
  /** Path from the project's root. */
  readonly file: string;
  /** Whole nodes of the syntax, an expression or statements in a row, that one place has. */
  readonly find: string;
  readonly replace: string;
  /** Path from the project's root. */
  readonly test: string;
  /** Part of the name of the test. */
  readonly only?: string;
}
