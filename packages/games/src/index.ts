/**
 * House games: outcomes, pay tables, exact returns. Pure: the random stream is passed in, every
 * outcome follows from a design, a bet, actions and the seeds of the stream, and amounts are
 * `bigint` minor units. It refuses to own a clock, a random source or a balance.
 */
export { canonicalJson, designHash } from './design-hash.ts';
export { expectLegal, replay } from './engine.ts';
export type { ActionRefusal, BetRefusal, Engine, RoundInput, RoundState } from './engine.ts';
export { payout } from './payout.ts';
export { bits52, commitment, createStream, deal, shuffle, uniform, uniformBig } from './stream.ts';
export type { Draw, RandomStream, StreamSeeds } from './stream.ts';
export { slotDesigns } from './data/slots/all.ts';
export { compileSlot } from './slot/compile.ts';
export type { ByCount, SlotDesign, SlotFreeSpins, SlotScatter, SlotWild } from './slot/design.ts';
export { slotEngine, slotReturnMinor } from './slot/engine.ts';
export type { SlotAction, SlotBet, SlotState } from './slot/engine.ts';
export type { SlotWin } from './slot/evaluate.ts';
export { parseSlotDesign } from './slot/parse-design.ts';
export { slotReturn } from './slot/return.ts';
export type { SlotReturn } from './slot/return.ts';
export { spinAt, spinSlot } from './slot/spin.ts';
export type { SlotRound, SpinRecord } from './slot/spin.ts';
