import { z } from 'zod';
import { codeText, idText, numeral } from '../../wire/fields.ts';

const caller = {
  request_id: idText.optional(),
  session_id: idText.optional(),
  user_id: idText,
  currency: codeText,
  game: codeText.optional(),
  game_id: idText.optional(),
  finished: z.boolean().optional(),
};

const jackpot = z.looseObject({ progressive: numeral, fixed: numeral });

export const playMessage = z.looseObject({
  ...caller,
  actions: z
    .array(
      z
        .looseObject({
          action: z.enum(['bet', 'win']),
          action_id: idText,
          amount: numeral,
          jackpot: jackpot.optional(),
        })
        // Nothing can be won by an action that stakes; read as a prize it would pay its stake out.
        .refine((part) => part.action === 'win' || part.jackpot === undefined),
    )
    .max(50)
    .optional(),
});

export const rollbackMessage = z.looseObject({
  ...caller,
  actions: z
    .array(
      z.looseObject({
        action: z.literal('rollback'),
        action_id: idText,
        original_action_id: idText,
      }),
    )
    .min(1)
    .max(50),
});

export const freespinsMessage = z.looseObject({
  ...caller,
  issue_id: idText,
  action_id: idText,
  total_amount: numeral,
});
