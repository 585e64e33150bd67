import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { entryId } from '../schemas/ids.ts';
import { filePartQuery, filePartReply, recordQuery, wholeRecordQuery } from '../schemas/record.ts';
import {
  entryReceipt,
  statementFilter,
  statementLine,
  statementTotals,
} from '../schemas/statement.ts';
import { amountText, currencyText, cursorPageOf, cursorQuery } from '../schemas/wire.ts';

export const listStatementLines = endpoint({
  method: 'GET',
  path: '/wps/relay/wallet/statement',
  summary: "The member's own account statement, newest first.",
  access: 'session',
  rate: 'read',
  query: recordQuery({ ...statementFilter, ...cursorQuery(100, 'number') }),
  reply: cursorPageOf(statementLine),
  errors: [],
});

export const readStatementTotals = endpoint({
  method: 'GET',
  path: '/wps/relay/wallet/statement/totals',
  summary: "What moved on the member's own account in some days.",
  access: 'session',
  rate: 'read',
  query: wholeRecordQuery(statementFilter),
  reply: statementTotals,
  errors: [],
});

export const readStatementFile = endpoint({
  method: 'GET',
  path: '/wps/relay/wallet/statement/file',
  summary: "The member's own account statement of some days as CSV, in parts.",
  access: 'session',
  rate: 'read',
  query: filePartQuery(statementFilter, 'number'),
  reply: filePartReply,
  errors: [],
});

export const readStatementEntry = endpoint({
  method: 'GET',
  path: '/wps/relay/wallet/statement/entries/{entryId}',
  summary: "The receipt of one movement of the member's own account.",
  access: 'session',
  rate: 'read',
  params: z.strictObject({ entryId }),
  reply: entryReceipt,
  errors: ['not_found'],
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
