import { isCurrencyCode } from '@portal/money';
import { isIdOf } from '@portal/protocol';
import { z } from 'zod';
import type { Act } from '../../operators/index.ts';
import type { Facts } from '../../trail/index.ts';
import { refuseOver } from './refuse-over.ts';
import { actOnPromotion } from './use-cases/act-on-promotion.ts';
import { readDeskPromotion } from './use-cases/list-desk-promotions.ts';

const payload = z.strictObject({
  promotionId: z.string().refine((id) => isIdOf('prm', id)),
  /** As it was put before the second person; it cannot be changed while it waits. */
  revision: z.int().positive(),
  currency: z.string().refine(isCurrencyCode),
  facts: z.record(z.string(), z.string()),
});

type Payload = z.output<typeof payload>;

/**
 * Promotions that may give more than one operator promises alone, as a second person approves that
 * they go live (R53); one that is over by then can only be refused.
 */
export const publishPromotion: Act<Payload> = {
  name: 'promotion.publish',
  ability: 'loyalty.manage',
  payload,
  facts: ({ facts, currency }): Facts => ({ ...facts, currency }),
  subject: ({ promotionId }) => ({ type: 'promotion', id: promotionId }),
  perform: async (ctx, { payload: { promotionId: id, revision }, reason }) => {
    refuseOver(ctx, (await readDeskPromotion(ctx, id)).offer);
    await actOnPromotion(ctx, { id, act: 'publish', revision, reason });
  },
};
