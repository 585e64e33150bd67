import { assertDefined, currency, formatAmount } from '@portal/money';
import type { SliceId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import type { Loop } from '../../../platform/loops.ts';
import { systemUnit } from '../../../platform/unit-of-work.ts';
import { openNumber } from '../accounts/account-number.ts';
import type { PayoutAtProvider, PayoutReport, Provider } from '../providers/adapter.ts';
import { findProvider } from '../providers/find-provider.ts';
import { notifyUrl } from '../providers/notify-url.ts';
import type { ProviderParts } from '../providers/open-at-provider.ts';
import { selectSlices } from '../withdrawals/store-slices.ts';
import { findOrder } from '../withdrawals/store-withdrawals.ts';
import { accountOf } from '../withdrawals/whole.ts';
import { applyPayout } from './apply-payout.ts';
import { nextPayoutAsk } from './next-payout-ask.ts';
import { findPayout, type Payout, schedulePayoutAsk, selectDuePayouts } from './store-payouts.ts';

const atOnce = 20;
const restMilliseconds = 2000;

interface Case {
  readonly payout: Payout;
  readonly provider: Provider;
  readonly order: Omit<PayoutAtProvider, 'notifyUrl'>;
}

/** Hands payments to their providers, and asks about those whose end is not known. */
export function payoutLoop(parts: ProviderParts): Loop {
  return {
    name: 'cashier_tend_payouts',
    restMilliseconds,
    run: async (work) => {
      const now = parts.clock.now();
      const due = await work.run(systemUnit('payouts_due'), (ctx) =>
        selectDuePayouts(ctx.tx, { now, limit: atOnce }),
      );
      await Promise.all(due.map((id) => tendPayout(parts, id)));
      return { isMore: due.length === atOnce };
    },
  };
}

/**
 * Sends a payment, or asks what became of it; no transaction is open meanwhile. An answer that does
 * not come means nothing, so the next thing is a question by its reference, never another payment.
 * Only where the provider says that it never heard of it, the same reference is sent again.
 */
export async function tendPayout(parts: ProviderParts, id: SliceId): Promise<void> {
  const found = await findCase(parts, id);
  if (found === undefined) {
    return;
  }
  const { work, rules, log } = parts;
  const { payout } = found;
  try {
    const report = await reportOf(parts, found);
    await work.run(systemUnit('payout_heard'), async (ctx) => {
      await applyPayout(ctx, { ...report, provider: payout.provider }, rules);
      await postpone(ctx, payout);
    });
  } catch (error) {
    log.warn({ err: error, reference: payout.reference }, 'a provider gave no answer to a payout');
    await work.run(systemUnit('payout_unanswered'), (ctx) => postpone(ctx, payout));
  }
}

async function reportOf(parts: ProviderParts, { payout, provider, order }: Case) {
  const { adapter, clock, ownUrl } = parts;
  const send = (): Promise<PayoutReport> => {
    const whole = { ...order, notifyUrl: notifyUrl(ownUrl(), provider.code) };
    return adapter.createPayout(provider, whole, clock.nowMs());
  };
  if (payout.state === 'SENDING' && payout.asked === 0) {
    return send();
  }
  const report = await adapter.queryPayout(provider, payout.reference, clock.nowMs());
  return report.state === 'UNKNOWN' ? send() : report;
}

function findCase({ work }: ProviderParts, id: SliceId): Promise<Case | undefined> {
  return work.run(systemUnit('payout_to_tend'), async (ctx) => {
    const payout = await findPayout(ctx.tx, id);
    const provider = payout && (await findProvider(ctx, payout.provider));
    if (provider === undefined || payout === undefined || payout.askAt === null) {
      return undefined;
    }
    const whole = assertDefined(await findOrder(ctx.tx, payout.withdrawalId), 'a payout has one');
    const slices = await selectSlices(ctx.tx, whole.id);
    const slice = assertDefined(
      slices.find((row) => row.id === id),
      'a payout has its slice',
    );
    const account = await accountOf(ctx, whole);
    const { kind, institution, holder } = account;
    const order: Case['order'] = {
      reference: payout.reference,
      kind,
      amount: formatAmount(slice.amountMinor, currency(slice.currency)),
      currency: slice.currency,
      institution,
      holder,
      number: openNumber(ctx, account),
    };
    return { payout, provider, order };
  });
}

async function postpone(ctx: Ctx, { sliceId: id, asked }: Payout): Promise<void> {
  await schedulePayoutAsk(ctx.tx, { id, asked: asked + 1, askAt: nextPayoutAsk(ctx, asked) });
}
