import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { foreignId, vendorCallId, vendorCode } from '../schemas/ids.ts';
import { reasonBody } from '../schemas/reason.ts';
import {
  amountText,
  currencyText,
  cursorPageOf,
  cursorQuery,
  instantText,
} from '../schemas/wire.ts';
import {
  vendorAmounts,
  vendorCallKinds,
  vendorCallOutcomes,
  vendorDialects,
  vendorSignatures,
  vendorSpans,
} from '../vendors.ts';

const base = '/api/backoffice/vendors';
const params = z.strictObject({ vendorCode });
const query = z.strictObject({ span: z.enum(vendorSpans).optional() });

const vendor = z.strictObject({
  vendorCode,
  name: z.string(),
  isOpen: z.boolean(),
  /** Who stopped it, and why; null while it is open. */
  stop: z
    .strictObject({ stoppedAt: instantText, stoppedBy: z.string(), reason: z.string() })
    .nullable(),
  games: z.int(),
  /** Those that were not stopped one by one. */
  openGames: z.int(),
  /** Of the span that was asked for, like the four below. */
  calls: z.int(),
  refused: z.int(),
  /** Our own faults: the vendor was asked to try again. */
  failed: z.int(),
  /** What half of the calls stayed within; null without calls, like the next. */
  medianMs: z.int().nullable(),
  /** What 99 of 100 calls stayed within. */
  slowMs: z.int().nullable(),
  lastCallAt: instantText.nullable(),
  /** Rounds that wait for a result, and the stakes in them. */
  openRounds: z.int(),
  openStake: amountText,
  oldestRoundAt: instantText.nullable(),
  currency: currencyText,
  /** What this operator may do with it now. */
  abilities: z.array(z.enum(['stop', 'open', 'endKey'])),
});

const vendorDetail = vendor.extend({
  /** How the vendor speaks. */
  dialect: z.enum(vendorDialects),
  signature: z.enum(vendorSignatures),
  amounts: z.enum(vendorAmounts),
  takesLists: z.boolean(),
  mayOverdraw: z.boolean(),
  reversesSettled: z.boolean(),
  /** Where games are opened. */
  launchHost: z.string(),
  keysChangedAt: instantText,
  /** The key before this one still opens. */
  hasEarlierKey: z.boolean(),
  /** When that stops by itself; null where it does not, or no such key opens. */
  earlierKeyEndsAt: instantText.nullable(),
  /** The calls of the span, by what they asked for and how they ended. */
  outcomes: z.array(
    z.strictObject({
      kind: z.enum(vendorCallKinds),
      outcome: z.enum(vendorCallOutcomes),
      calls: z.int(),
    }),
  ),
});

export const listDeskVendors = endpoint({
  method: 'GET',
  path: base,
  summary: 'Vendors that call the wallet: whether they are open, and how their calls go',
  access: 'operator',
  ability: 'vendors.read',
  rate: 'read',
  always: true,
  query,
  reply: z.array(vendor),
  errors: [],
});

export const readDeskVendor = endpoint({
  method: 'GET',
  path: `${base}/{vendorCode}`,
  summary: 'One vendor: how it speaks, and how its calls ended',
  access: 'operator',
  ability: 'vendors.read',
  rate: 'read',
  always: true,
  params,
  query,
  reply: vendorDetail,
  errors: ['not_found'],
});

export const listVendorCalls = endpoint({
  method: 'GET',
  path: `${base}/{vendorCode}/calls`,
  summary: 'The last calls of a vendor, the newest first; of a flood of them some',
  access: 'operator',
  ability: 'vendors.read',
  rate: 'read',
  always: true,
  params,
  query: z.strictObject({
    view: z.enum(['all', 'refused']).optional(),
    ...cursorQuery(100, 'vcl'),
  }),
  reply: cursorPageOf(
    z.strictObject({
      id: vendorCallId,
      calledAt: instantText,
      /** In their order; a call that could not be read has one. */
      kinds: z.array(z.enum(vendorCallKinds)),
      outcome: z.enum(vendorCallOutcomes),
      /** The same had been asked before. */
      isReplay: z.boolean(),
      milliseconds: z.int(),
      playerId: foreignId,
      requestId: foreignId,
      transactionId: foreignId,
      roundId: foreignId,
      /** Of the first command; null where it names none. */
      amount: amountText.nullable(),
      currency: currencyText.nullable(),
      /** Status and body as the vendor got them, cut; no body where it holds a token. */
      answer: z.string(),
    }),
  ),
  errors: ['not_found'],
});

export const stopVendor = endpoint({
  method: 'POST',
  path: `${base}/{vendorCode}/stop`,
  summary: 'No launch and no stake at a vendor from now on; results still come in (R39)',
  access: 'operator',
  ability: 'vendors.switch',
  rate: 'write',
  always: true,
  params,
  body: reasonBody,
  reply: vendorDetail,
  errors: ['not_found', 'vendor_stands_so'],
});

export const openVendor = endpoint({
  method: 'POST',
  path: `${base}/{vendorCode}/open`,
  summary: 'Launches and stakes at a vendor are taken again',
  access: 'operator',
  ability: 'vendors.switch',
  rate: 'write',
  always: true,
  params,
  body: reasonBody,
  reply: vendorDetail,
  errors: ['not_found', 'vendor_stands_so'],
});

export const endEarlierVendorKey = endpoint({
  method: 'POST',
  path: `${base}/{vendorCode}/end-earlier-key`,
  summary: 'The key of a vendor before the one in use opens nothing any more (R97)',
  access: 'operator',
  ability: 'vendors.switch',
  rate: 'write',
  always: true,
  params,
  body: reasonBody,
  reply: vendorDetail,
  errors: ['not_found', 'vendor_stands_so'],
});
