/**
 * The proof that a wallet keeps the rules of vendors, in all dialects, over whatever wire the stage
 * gives it. It knows the far side only by its answers.
 */
export { NotExpressible } from './case.ts';
export { type ConformanceNotes, isOfWords, notesOf, readNotes } from './notes.ts';
export { conformanceCases, hasFailed, runCase, type ConformanceRow } from './run-cases.ts';
export type { Stage, StagePlayer } from './stage.ts';
