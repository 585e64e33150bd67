import { z } from 'zod';
import { codeText, idText, numeral } from '../../wire/fields.ts';

const transaction = z.looseObject({
  id: idText.optional(),
  refId: idText.optional(),
  roundId: idText.optional(),
  amount: numeral.optional(),
  status: z.enum(['WAITING', 'OPEN']).optional(),
  type: z.enum(['NORMAL', 'CASHOUT']).optional(),
  endRound: z.boolean().optional(),
  campaignId: idText.optional(),
  jackpot: z.looseObject({ progressive: numeral, fixed: numeral }).optional(),
  reason: z.string().max(200).optional(),
});
export type SeaTransaction = z.output<typeof transaction>;

export const seaMessage = z.looseObject({
  companyKey: z.string().max(400),
  id: idText,
  username: idText,
  currency: codeText,
  sessionToken: idText.optional(),
  gameCode: codeText.optional(),
  tableId: idText.optional(),
  txns: z.array(transaction).max(100).optional(),
});
