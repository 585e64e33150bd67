import { z } from 'zod';
import { codeText, countNumeral, idText, numeral } from '../../wire/fields.ts';

const caller = {
  request_uuid: idText,
  user: idText.optional(),
  token: idText.optional(),
  game_code: codeText.optional(),
};

const money = {
  ...caller,
  user: idText,
  transaction_uuid: idText,
  round: idText,
  round_closed: z.boolean().optional(),
};

export const lookMessage = z.looseObject(caller);
export const betMessage = z.looseObject({ ...money, currency: codeText, amount: numeral });
export const winMessage = z.looseObject({
  ...money,
  round: idText.optional(),
  currency: codeText,
  amount: numeral,
  reference_transaction_uuid: idText.optional(),
  is_free: z.boolean().optional(),
  campaign_uuid: idText.optional(),
  reward_uuid: idText.optional(),
  meta: z
    .looseObject({
      jackpot_progressive: numeral.optional(),
      jackpot_fixed: numeral.optional(),
      free_rounds_left: countNumeral.optional(),
    })
    .optional(),
});
export const rollbackMessage = z.looseObject({
  ...money,
  round: idText.optional(),
  reference_transaction_uuid: idText.optional(),
});
