import { currency, formatAmount, isCurrencyCode } from '@portal/money';
import { isIdOf } from '@portal/protocol';
import { z } from 'zod';
import type { Act } from '../../operators/index.ts';
import type { Facts } from '../../trail/index.ts';
import { decideReferral } from './use-cases/decide-referral.ts';

/** JSON has no bigint. */
const minorText = z.string().regex(/^\d{1,19}$/u);

const payload = z.strictObject({
  friendId: z.string().refine((id) => isIdOf('mbr', id)),
  friend: z.string(),
  referrer: z.string(),
  referrerMinor: minorText,
  friendMinor: minorText,
  currency: z.string().refine(isCurrencyCode),
});

type Payload = z.output<typeof payload>;

/** Rewards of an invitation above what one operator gives alone, as a second person approves. */
export const rewardReferral: Act<Payload> = {
  name: 'referral.approve',
  ability: 'loyalty.decide',
  payload,
  facts: ({ friend, referrer, currency: code, ...amounts }): Facts => {
    const [ofReferrer, ofFriend] = [BigInt(amounts.referrerMinor), BigInt(amounts.friendMinor)];
    const unit = currency(code);
    return {
      referrer: `${referrer} ${formatAmount(ofReferrer, unit)}`,
      friend: `${friend} ${formatAmount(ofFriend, unit)}`,
      amount: formatAmount(ofReferrer + ofFriend, unit),
      currency: code,
    };
  },
  subject: ({ friendId }) => ({ type: 'member', id: friendId }),
  perform: async (ctx, { payload: { friendId }, reason }) => {
    await decideReferral(ctx, { friendId, decision: 'approve', reason });
  },
};
