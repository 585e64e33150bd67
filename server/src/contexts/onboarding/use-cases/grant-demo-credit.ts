import { assert, currency, parseAmount } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { openRequirement } from '../../turnover/index.ts';
import { post } from '../../wallet/index.ts';

/** As often as a deposit at least (agents-loyalty-money.md E3). */
const timesPlayed = 1;

/**
 * A posting from a house account to a member of a demo site, named in the statement by its type.
 * Each grant is a debt of its own and paid once; an amount that is none grants nothing. What is
 * granted is to be played through once before it leaves, as money that is paid in is.
 */
export async function grantDemoCredit(
  ctx: Ctx,
  grant: {
    readonly memberId: MemberId;
    readonly account: string;
    readonly currency: string;
    /** `demo_credit:<id>` for the first, with the date behind it for one that comes later. */
    readonly debt: string;
    /** A decimal amount. */
    readonly text: string;
  },
): Promise<void> {
  const amount = parseAmount(grant.text, currency(grant.currency));
  if (!amount.ok) {
    return;
  }
  const [outcome] = await post(ctx, [
    {
      debt: grant.debt,
      type: 'demo_credit',
      from: 'house:demo-credit',
      to: grant.account,
      amountMinor: amount.value,
      currency: grant.currency,
      reference: grant.memberId,
    },
  ]);
  assert(outcome?.ok === true, 'a grant of demo credit is posted');
  const { memberId, debt: reference } = grant;
  const play = { amountMinor: amount.value, multiple: timesPlayed };
  await openRequirement(ctx, { memberId, source: 'demo_credit', reference, ...play });
}
