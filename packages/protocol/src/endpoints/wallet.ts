import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { statementLine } from '../schemas/statement.ts';
import {
  amountText,
  currencyText,
  cursorPageOf,
  cursorQuery,
  periodQuery,
} from '../schemas/wire.ts';

export const listStatementLines = endpoint({
  method: 'GET',
  path: '/wps/relay/wallet/statement',
  summary: "The member's own account statement, newest first.",
  access: 'session',
  rate: 'read',
  query: z.strictObject({
    ...periodQuery,
    ...cursorQuery(100),
  }),
  reply: cursorPageOf(statementLine),
  errors: [],
});

export const refillFunMoney = endpoint({
  method: 'POST',
  path: '/wps/relay/wallet/fun/refill',
  summary: 'Fills an empty fun purse again, a few times an hour.',
  access: 'session',
  rate: 'write',
  idempotent: true,
  reply: z.strictObject({ credited: amountText, balance: amountText, currency: currencyText }),
  errors: ['free_play_disabled', 'fun_money_left', 'fun_refill_limit'],
});
