import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { amountText, currencyText } from '../schemas/wire.ts';

export const readFunds = endpoint({
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  summary: 'All money of the caller: to spend, on hold, in open stakes, and the sum (portal.md 7).',
  access: 'member',
  rate: 'read',
  reply: z.strictObject({
    currency: currencyText,
    cash: amountText,
    /** Withdrawals that were not paid yet. */
    onHold: amountText,
    /** Stakes whose result is not known yet. */
    openStakes: amountText,
    /** Cash, what is on hold and open stakes. */
    total: amountText,
    /** Fun money is none, and so in no sum. */
    fun: z.strictObject({ balance: amountText, currency: currencyText }),
  }),
  errors: [],
});
