import { currency, formatAmount, isCurrencyCode } from '@portal/money';
import { boardMetrics, isIdOf, mostGiftMultiple, rateCategories } from '@portal/protocol';
import { z } from 'zod';
import type { Act } from '../../operators/index.ts';
import type { Facts } from '../../trail/index.ts';
import { prizesMinor } from './store-boards.ts';
import { createBoard } from './use-cases/create-board.ts';
import { nameOfSite } from '../../../platform/name-of-site.ts';

/** JSON has no bigint. */
const minorText = z.string().regex(/^\d{1,19}$/u);

const payload = z.strictObject({
  boardId: z.string().refine((id) => isIdOf('brd', id)),
  names: z.record(z.string(), z.string()),
  metric: z.enum(boardMetrics),
  category: z.enum(rateCategories).nullable(),
  leastStakeMinor: minorText,
  // Absent of what was asked for before boards had a scope.
  vendorCode: z.string().nullable().default(null),
  gameId: z.string().nullable().default(null),
  opensOn: z.string(),
  closesOn: z.string(),
  prizes: z.array(minorText),
  multiple: z.int().min(0).max(mostGiftMultiple),
  currency: z.string().refine(isCurrencyCode),
});

type Payload = z.output<typeof payload>;

/**
 * Boards whose prizes come to more than one operator promises alone, as a second person approves
 * them (R53); one whose days are over meanwhile can only be refused.
 */
export const makeBoard: Act<Payload> = {
  name: 'board.create',
  ability: 'loyalty.manage',
  payload,
  facts: ({ names, prizes, currency: code, multiple }, site): Facts => ({
    name: nameOfSite(site, names),
    amount: formatAmount(prizesMinor(prizes.map(BigInt)), currency(code)),
    currency: code,
    multiple: String(multiple),
  }),
  subject: ({ boardId }) => ({ type: 'board', id: boardId }),
  perform: async (ctx, { id: approvalId, payload: approved, reason, askedBy: operatorId }) => {
    const { boardId: id, currency: _, leastStakeMinor, prizes, ...facts } = approved;
    const amounts = { leastStakeMinor: BigInt(leastStakeMinor), prizes: prizes.map(BigInt) };
    const form = { ...facts, ...amounts };
    await createBoard(ctx, { form, reason, approved: { id, operatorId, approvalId } });
  },
};
