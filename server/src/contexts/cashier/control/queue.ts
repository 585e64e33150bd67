import type { DeskQueue } from '../../../platform/desk-queue.ts';
import { measureBooks } from './store-faults.ts';

/** Differences, accounts that are not what their lines say, short funds, and stopped payouts. */
export const booksQueue: DeskQueue = {
  name: 'books',
  ability: 'cashier.read',
  depth: (ctx) => measureBooks(ctx.tx, ctx.site.id),
};
