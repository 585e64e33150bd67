import { isCurrencyCode } from '@portal/money';
import { endpoints } from '@portal/protocol/endpoints';
import { isIdOf } from '@portal/protocol';
import { z } from 'zod';
import { Refusal } from '../../../platform/refusal.ts';
import type { Act } from '../../operators/index.ts';
import type { Facts } from '../../trail/index.ts';
import type { PromotionOffer } from '../promotions/terms.ts';
import { refuseOver } from './refuse-over.ts';
import { lockDeskPromotion } from './store-desk.ts';
import { changePromotion } from './use-cases/change-promotion.ts';

/** JSON has no bigint. */
const minorText = z.string().regex(/^[1-9]\d{0,18}$/u);
const { offer, texts, mostClaims, sort } = endpoints.changePromotion.body.shape;

const payload = z.strictObject({
  promotionId: z.string().refine((id) => isIdOf('prm', id)),
  /** Of the terms that were changed; a promotion that rested or went on meanwhile is the same. */
  version: z.int().positive(),
  offer,
  texts,
  mostClaims,
  sort,
  budgetMinor: minorText,
  hourlyMinor: minorText.nullable(),
  currency: z.string().refine(isCurrencyCode),
  facts: z.record(z.string(), z.string()),
});

interface Payload extends Omit<z.output<typeof payload>, 'offer'> {
  readonly offer: PromotionOffer;
}

/**
 * Changes by which a promotion that members see gives more than one operator promises alone, as a
 * second person approves them (R53).
 */
export const changeTerms: Act<Payload> = {
  name: 'promotion.change',
  ability: 'loyalty.manage',
  payload,
  facts: ({ facts, currency }): Facts => ({ ...facts, currency }),
  subject: ({ promotionId }) => ({ type: 'promotion', id: promotionId }),
  perform: async (ctx, { payload: approved, reason }) => {
    const { promotionId: id, version, currency: _, facts: _said, ...form } = approved;
    refuseOver(ctx, form.offer);
    const found = await lockDeskPromotion(ctx.tx, id);
    if (found?.version !== version) {
      throw new Refusal('promotion_revised');
    }
    const hourlyMinor = form.hourlyMinor === null ? null : BigInt(form.hourlyMinor);
    const figures = { budgetMinor: BigInt(form.budgetMinor), hourlyMinor };
    await changePromotion(ctx, { ...form, ...figures, id, revision: found.revision, reason });
  },
};
