import type { DeskQueue } from '../../platform/desk-queue.ts';
import { measureUnanswered } from './store.ts';

/** Letters of members that wait for an answer. */
export const feedbackQueue: DeskQueue = {
  name: 'feedback',
  ability: 'feedback.read',
  depth: (ctx) => measureUnanswered(ctx.tx),
};
