import { currency, parseAmount } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import type { Deposit } from '../deposits/store-deposits.ts';
import type { PaidAtProvider } from '../providers/adapter.ts';
import { upsertCases } from './store-cases.ts';

/**
 * A provider took a second payment for an order that was paid. It is the case at once that the
 * statement of its day would open, which then finds it there (R117).
 */
export async function noteSecondPayment(
  ctx: Ctx,
  { provider, reference, currency: code }: Pick<Deposit, 'provider' | 'reference' | 'currency'>,
  { transaction, amount, currency: paidIn, paidAt }: PaidAtProvider,
): Promise<void> {
  const minor = parseAmount(amount, currency(code));
  const theirsMinor = minor.ok && paidIn === code ? minor.value : null;
  const day = String(paidAt.toZonedDateTimeISO(ctx.site.timeZone).toPlainDate());
  const id = ctx.ids.next('rcc');
  const cases = [
    { id, kind: 'missing_here', reference, transaction, oursMinor: null, theirsMinor } as const,
  ];
  await upsertCases(ctx.tx, { provider, day, cases, currency: code, at: ctx.clock.now() });
}
