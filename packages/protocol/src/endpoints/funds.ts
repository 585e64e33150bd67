import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { memberId, vendorCode } from '../schemas/ids.ts';
import { amountText, currencyText } from '../schemas/wire.ts';

const funds = z.strictObject({
  currency: currencyText,
  cash: amountText,
  /** All that was asked for or set aside, and has not left yet. */
  onHold: amountText,
  /** The parts of that: orders under way, what is set aside for bills, and sealed envelopes. */
  holds: z.strictObject({ withdrawals: amountText, bills: amountText, envelopes: amountText }),
  /** Stakes whose result is not known yet. */
  openStakes: amountText,
  /** On its way to the purse of a vendor. */
  inTransit: amountText,
  /** The sum of the purses below, as our books have them. */
  inVendorWallets: amountText,
  vendorWallets: z.array(z.strictObject({ vendorCode, name: z.string(), balance: amountText })),
  /** All of the above, each once. */
  total: amountText,
  /** Fun money is none, and so in no sum. */
  fun: z.strictObject({ balance: amountText, currency: currencyText }),
});

export const readFunds = endpoint({
  method: 'GET',
  path: '/wps/member/info/funds/consolidated',
  summary: 'All money of the caller, wherever it lies, and the sum (portal.md 7).',
  access: 'member',
  rate: 'read',
  reply: funds,
  errors: [],
});

export const readMemberFunds = endpoint({
  method: 'GET',
  path: '/api/backoffice/members/{id}/funds',
  summary: 'All money of a member, wherever it lies, and the sum.',
  access: 'operator',
  ability: 'statements.read',
  rate: 'read',
  always: true,
  params: z.strictObject({ id: memberId }),
  reply: funds,
  errors: ['not_found'],
});
