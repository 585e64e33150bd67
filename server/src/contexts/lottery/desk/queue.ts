import type { DeskQueue } from '../../../platform/desk-queue.ts';
import { measureWaitingResults } from './store-waiting.ts';

/** Results and voids that one person has entered and another has not yet (lottery.md A3.2). */
export const resultQueue: DeskQueue = {
  name: 'lotteryResults',
  ability: 'lottery.read',
  depth: (ctx) => measureWaitingResults(ctx.tx),
};
