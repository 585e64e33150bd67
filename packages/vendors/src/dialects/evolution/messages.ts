import { z } from 'zod';
import { codeText, countNumeral, idText, numeral } from '../../wire/fields.ts';

const game = z.looseObject({
  id: idText.optional(),
  type: codeText.optional(),
  details: z.looseObject({ table: z.looseObject({ id: idText }).optional() }).optional(),
});

const caller = {
  uuid: idText,
  sid: idText.optional(),
  userId: idText.optional(),
  currency: codeText.optional(),
  game: game.nullish(),
};

export const lookMessage = z.looseObject(caller);
export const transactionMessage = z.looseObject({
  ...caller,
  userId: idText,
  currency: codeText,
  transaction: z.looseObject({ id: idText, refId: idText.optional(), amount: numeral }),
  /** A round that ends with this transaction. */
  roundClosed: z.boolean().optional(),
});
export const promoMessage = z.looseObject({
  ...caller,
  userId: idText,
  currency: codeText,
  promoTransaction: z.looseObject({
    id: idText,
    type: codeText,
    amount: numeral,
    voucherId: idText.optional(),
    rewardId: idText.optional(),
    bonusConfigId: idText.optional(),
    remainingRounds: countNumeral.optional(),
    jackpots: z
      .array(z.looseObject({ type: z.enum(['progressive', 'fixed']), winAmount: numeral }))
      .optional(),
  }),
});
