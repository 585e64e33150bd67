import { z } from 'zod';
import { betResults, betStates, transactionClasses, transactionStates } from '../bets.ts';
import { endpoint } from '../endpoint.ts';
import { betReceipt } from '../schemas/bet.ts';
import { betId, foreignId, memberId, vendorCode } from '../schemas/ids.ts';
import { filePartQuery, recordQuery, wholeRecordQuery } from '../schemas/record.ts';
import {
  amountText,
  currencyText,
  cursorQuery,
  instantText,
  languageCode,
} from '../schemas/wire.ts';
import { betFilter, listBets, readBetsFile, readBetTotals } from './bets.ts';

const base = '/api/backoffice/members/{id}/bets';
const params = z.strictObject({ id: memberId });

export const listMemberBets = endpoint({
  method: 'GET',
  path: base,
  summary: 'Bets of a member of every product, newest first; fun money by `mode`.',
  access: 'operator',
  ability: 'statements.read',
  rate: 'read',
  always: true,
  params,
  query: recordQuery({
    ...betFilter,
    language: languageCode.optional(),
    ...cursorQuery(100, 'bet'),
  }),
  reply: listBets.reply,
  errors: ['not_found'],
});

export const readMemberBetTotals = endpoint({
  method: 'GET',
  path: `${base}/totals`,
  summary: 'What a member staked and won with the bets of some days, and who took them.',
  access: 'operator',
  ability: 'statements.read',
  rate: 'read',
  always: true,
  params,
  query: wholeRecordQuery(betFilter),
  reply: readBetTotals.reply,
  errors: ['not_found'],
});

export const readMemberBetsFile = endpoint({
  method: 'GET',
  path: `${base}/file`,
  summary: 'Bets of a member of some days as CSV, in parts.',
  access: 'operator',
  ability: 'statements.read',
  rate: 'read',
  always: true,
  params,
  query: filePartQuery({ ...betFilter, language: languageCode.optional() }, 'bet'),
  reply: readBetsFile.reply,
  errors: ['not_found'],
});

export const readMemberBet = endpoint({
  method: 'GET',
  path: `${base}/{betId}`,
  summary: "A bet of a member: its terms, the vendor's ids, and every version of it.",
  access: 'operator',
  ability: 'statements.read',
  rate: 'read',
  always: true,
  params: z.strictObject({ id: memberId, betId }),
  query: z.strictObject({ language: languageCode.optional() }),
  reply: betReceipt,
  errors: ['bet_not_found'],
});

export const listVendorTransactions = endpoint({
  method: 'GET',
  path: '/api/backoffice/vendors/{vendorCode}/transactions',
  summary: 'What became of a transaction of a vendor, and what else its round did (rule 20).',
  access: 'operator',
  ability: 'bets.read',
  rate: 'read',
  always: true,
  params: z.strictObject({ vendorCode }),
  query: z.strictObject({ transactionId: z.string().trim().min(1).max(100) }),
  /** The oldest first; empty for one that never came. */
  reply: z.array(
    z.strictObject({
      class: z.enum(transactionClasses),
      transactionId: foreignId,
      state: z.enum(transactionStates),
      /** As the member's account saw it. */
      amount: amountText,
      currency: currencyText,
      /** Empty where the sender named none. */
      roundId: foreignId,
      memberId,
      account: z.string(),
      bookedAt: instantText,
      /** The bet that it belongs to, as it stands now; null where it has none. */
      bet: z
        .strictObject({ betId, state: z.enum(betStates), result: z.enum(betResults) })
        .nullable(),
    }),
  ),
  errors: [],
});
