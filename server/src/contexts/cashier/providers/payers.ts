import type { Ctx } from '../../../platform/context.ts';
import type { Provider } from './adapter.ts';
import { openProvider } from './provider-keys.ts';
import { selectProviders, type StoredProvider } from './store-providers.ts';
import { takesCurrency } from './takes-currency.ts';

/** Who may pay out in the currency of the site, in the order of the desk. */
export async function payersOf(ctx: Ctx): Promise<readonly StoredProvider[]> {
  return (await selectProviders(ctx.tx)).filter(
    ({ sendsPayouts, currencies }) => sendsPayouts && takesCurrency(currencies, ctx.site.currency),
  );
}

/** Whether an amount is within the limits of the desk. */
export function takesPayout(row: StoredProvider, amountMinor: bigint): boolean {
  const { leastPayoutMinor, mostPayoutMinor } = row;
  return amountMinor >= (leastPayoutMinor ?? 0n) && amountMinor <= (mostPayoutMinor ?? amountMinor);
}

/** With its keys; undefined too where it does not take the amount. */
export async function findPayer(
  ctx: Ctx,
  code: string,
  amountMinor: bigint,
): Promise<Provider | undefined> {
  const row = (await payersOf(ctx)).find((candidate) => candidate.code === code);
  return row !== undefined && takesPayout(row, amountMinor)
    ? openProvider(ctx.cipher, row, ctx.clock.now())
    : undefined;
}
