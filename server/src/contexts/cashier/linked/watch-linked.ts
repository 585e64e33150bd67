import { currency, formatAmount } from '@portal/money';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { demandPapers } from '../../kyc/index.ts';
import { linkedThreshold, lookAtPlayers } from '../../limits/index.ts';
import type { CashierRules } from '../rules.ts';
import { hasLinkedCase, insertLinkedCase, sumLinked } from './store-linked.ts';

/**
 * Money has come in for a member: what came together within the window of the site is held against
 * the figure of the jurisdiction (R19). From it on one case is raised and papers are asked for, in
 * the transaction that brought the money; money out waits until that is decided. In the same window
 * nothing is asked twice.
 */
export async function watchLinked(
  ctx: Ctx,
  memberId: MemberId,
  { settings }: Pick<CashierRules, 'settings'>,
): Promise<void> {
  const { linkedHours } = settings();
  const at = ctx.clock.now();
  const since = at.subtract({ hours: linkedHours });
  const thresholdMinor = linkedThreshold(ctx);
  // Two amounts of one member meet here: the second one sees the first.
  await lookAtPlayers(ctx, [memberId]);
  const sumMinor = await sumLinked(ctx.tx, { memberId, since });
  if (sumMinor < thresholdMinor || (await hasLinkedCase(ctx.tx, { memberId, since }))) {
    return;
  }
  const { currency: code } = ctx.site;
  const row = { id: ctx.ids.next('lnk'), memberId, since, sumMinor, thresholdMinor };
  await insertLinkedCase(ctx.tx, { ...row, currency: code, at });
  const [sum, figure] = [sumMinor, thresholdMinor].map((minor) =>
    formatAmount(minor, currency(code)),
  );
  const reason = `${sum} ${code} came in within ${linkedHours} hours; the figure is ${figure}.`;
  const facts = { sum: sum ?? '', figure: figure ?? '', hours: String(linkedHours) };
  await demandPapers(ctx, { memberId, reason, facts });
}
