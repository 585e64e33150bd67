import { currency, parseAmount } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';

/** An amount that somebody typed as a bound; one that the currency cannot hold bounds nothing. */
export function minorOf(text: string | undefined, { site }: Pick<Ctx, 'site'>): bigint | undefined {
  const parsed = text === undefined ? undefined : parseAmount(text, currency(site.currency));
  return parsed?.ok === true ? parsed.value : undefined;
}
