/**
 * What the proofs of the rules packages share: files of known answers read and compared, sentences
 * of a specification as laws, and planted faults.
 *
 * Only `proof` folders, tests and tools use it; the product never does. It knows no rule.
 */
export {
  Comparison,
  fieldsOf,
  listOf,
  near,
  numbersOf,
  same,
  textOf,
  type Fields,
  type VectorReport,
} from './compare.ts';
export type { Fault } from './fault.ts';
export { breaches, type Law } from './laws.ts';
