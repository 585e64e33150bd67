import { currency as currencyOf, formatAmount } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { siteDay } from '../../../platform/site-date.ts';
import { callersOf, selectProviders } from './store-providers.ts';
import { selectUnsigned } from './store-unsigned.ts';

/** All but the secrets, which leave the server only to sign. */
export async function readPaymentProviders(
  ctx: Ctx,
): Promise<ReplyOf<Endpoints['readPaymentProviders']>> {
  const { currency } = ctx.site;
  const unit = currencyOf(currency);
  const amount = (minor: bigint | null) => (minor === null ? null : formatAmount(minor, unit));
  const today = await selectUnsigned(ctx.tx, siteDay(ctx));
  const unsigned = new Map(today.map(({ provider, calls }) => [provider, calls]));
  return {
    currency,
    providers: (await selectProviders(ctx.tx)).map((row) => ({
      code: row.code,
      name: row.name,
      url: row.url,
      version: row.version,
      takesDeposits: row.takesDeposits,
      sendsPayouts: row.sendsPayouts,
      place: row.place,
      payoutLeast: amount(row.leastPayoutMinor),
      payoutMost: amount(row.mostPayoutMinor),
      currencies: row.currencies === '' ? [] : row.currencies.split(' '),
      callers: [...callersOf(row)],
      unsignedToday: unsigned.get(row.code) ?? 0,
      introducedAt: String(row.introducedAt),
      secretsChangedAt: row.keysChangedAt === null ? null : String(row.keysChangedAt),
    })),
  };
}
