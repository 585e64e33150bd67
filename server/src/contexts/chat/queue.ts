import type { DeskQueue } from '../../platform/desk-queue.ts';
import { measureReported } from './store-desk.ts';

/** Messages that members reported and nobody decided on. */
export const chatQueue: DeskQueue = {
  name: 'chat',
  ability: 'chat.read',
  depth: (ctx) => measureReported(ctx.tx),
};
