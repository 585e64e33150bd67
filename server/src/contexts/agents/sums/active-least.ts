import { currency, parseAmount } from '@portal/money';
import type { SiteConfiguration } from '../../site/index.ts';

/**
 * What somebody turns over on a day to be active on it; a figure that nobody can read is nothing.
 */
export function activeLeastOf({
  contracts,
  currency: code,
}: Pick<SiteConfiguration, 'contracts' | 'currency'>): bigint {
  const parsed = parseAmount(contracts.activeLeast.daily, currency(code));
  return parsed.ok ? parsed.value : 0n;
}
