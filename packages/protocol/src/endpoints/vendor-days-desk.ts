import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { foreignId, memberId, vendorCode, vendorFindingId } from '../schemas/ids.ts';
import { reasonText } from '../schemas/reason.ts';
import {
  amountText,
  currencyText,
  cursorPageOf,
  cursorQuery,
  dayInput,
  dayText,
  instantText,
} from '../schemas/wire.ts';
import {
  vendorBetStates,
  vendorFindingDecisions,
  vendorFindingKinds,
  vendorFindingViews,
} from '../vendor-days.ts';

const path = '/api/backoffice/vendor-days';
const params = z.strictObject({ id: vendorFindingId });

const days = z.strictObject({
  currency: currencyText,
  /** Vendors that call the wallet. */
  vendors: z.array(
    z.strictObject({
      vendorCode,
      name: z.string(),
      /** Whether its books can be asked for; of the others files are brought. */
      isAsked: z.boolean(),
    }),
  ),
  /** What was compared, the newest day first. */
  days: z.array(
    z.strictObject({
      vendorCode,
      day: dayText,
      source: z.enum(['fetched', 'file']),
      theirsCount: z.int(),
      oursCount: z.int(),
      /** Stakes that stand. */
      theirs: amountText,
      ours: amountText,
      differences: z.int(),
      ranAt: instantText,
    }),
  ),
});

/** A bet as one side has it. */
const side = z.strictObject({
  state: z.enum(vendorBetStates),
  stake: amountText,
  payout: amountText,
});

const finding = z.strictObject({
  id: vendorFindingId,
  vendorCode,
  day: dayText,
  kind: z.enum(vendorFindingKinds),
  /** The vendor's ids; the day where nothing came. */
  transactionId: foreignId,
  roundId: foreignId,
  /** Null where the vendor named nobody that we know. */
  memberId: memberId.nullable(),
  account: z.string(),
  currency: currencyText,
  /** Null where we have no such bet, and the same of theirs. */
  ours: side.nullable(),
  theirs: side.nullable(),
  openedAt: instantText,
  /** Who has taken it. */
  owner: z.string().nullable(),
  ownedAt: instantText.nullable(),
  decision: z.enum(vendorFindingDecisions).nullable(),
  reason: z.string().nullable(),
  closedBy: z.string().nullable(),
  closedAt: instantText.nullable(),
  /** It ended by itself, because a later comparison of the day no longer has it. */
  agrees: z.boolean(),
  /** What this operator may do with it now. */
  abilities: z.array(z.enum(['claim', 'decide'])),
});

const shared = { access: 'operator', always: true } as const;

export const readVendorDays = endpoint({
  ...shared,
  method: 'GET',
  path,
  summary: 'Days that were held against the books of vendors, and vendors that can be asked',
  ability: 'bets.read',
  rate: 'read',
  reply: days,
  errors: [],
});

export const runVendorDay = endpoint({
  ...shared,
  method: 'POST',
  path: `${path}/runs`,
  summary: 'Fetches the books of a vendor for a day and holds them against our bets, again or anew',
  ability: 'bets.decide',
  rate: 'write',
  body: z.strictObject({ vendorCode, day: dayInput }),
  reply: days,
  errors: ['not_found', 'vendor_books_unavailable'],
});

export const importVendorDay = endpoint({
  ...shared,
  method: 'POST',
  path: `${path}/files`,
  summary: 'Holds a file of a vendor against our bets of a day',
  ability: 'bets.decide',
  rate: 'write',
  largeBody: true,
  body: z.strictObject({
    vendorCode,
    day: dayInput,
    /**
     * A table with the columns `txId`, `roundId`, `playerId`, `currency`, `placedAt`, `stake`,
     * `payout` and `state`.
     */
    file: z.string().min(1).max(1_000_000),
  }),
  reply: days,
  errors: ['not_found', 'vendor_file_unreadable'],
});

export const listVendorFindings = endpoint({
  ...shared,
  method: 'GET',
  path: `${path}/findings`,
  summary: 'Differences with the books of vendors: what waits, oldest first, or what has ended',
  ability: 'bets.read',
  rate: 'read',
  query: z.strictObject({
    view: z.enum(vendorFindingViews).optional(),
    vendorCode: vendorCode.optional(),
    ...cursorQuery(100, 'vfd'),
  }),
  reply: cursorPageOf(finding),
  errors: [],
});

export const claimVendorFinding = endpoint({
  ...shared,
  method: 'POST',
  path: `${path}/findings/{id}/claim`,
  summary: 'Makes the operator the owner of a difference, also of one that somebody else had',
  ability: 'bets.decide',
  rate: 'write',
  params,
  reply: finding,
  errors: ['not_found', 'finding_closed'],
});

export const decideVendorFinding = endpoint({
  ...shared,
  method: 'POST',
  path: `${path}/findings/{id}/decide`,
  summary: 'The owner of a difference says whose books are right, for a reason; no money moves',
  ability: 'bets.decide',
  rate: 'write',
  params,
  body: z.strictObject({ decision: z.enum(vendorFindingDecisions), reason: reasonText }),
  reply: finding,
  errors: ['not_found', 'finding_closed', 'finding_owned'],
});
