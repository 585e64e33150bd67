/**
 * What the proof that rounds replay shares with the tool that records them: the engines as the door
 * exports them, and a record played again.
 */
export { toPlain } from '../plain.ts';
export { engines } from './playables.ts';
export { playAgain } from './recorded-rounds.ts';
export type { PlayedRound, RecordedDesign, RoundRecords } from './recorded-rounds.ts';
