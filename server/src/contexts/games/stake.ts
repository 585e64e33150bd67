import { currency, type CurrencyCode, formatAmount, parseAmount } from '@portal/money';
import type { RefusalData } from '../../platform/refusal.ts';
import type { Stake } from '../catalog/index.ts';

/** The offered stake that a decimal text names; undefined when none is offered for it. */
export function stakeOf(
  text: string,
  stakes: readonly Stake[],
  code: CurrencyCode,
): Stake | undefined {
  const amount = parseAmount(text, currency(code));
  return amount.ok ? stakes.find(({ stakeMinor }) => stakeMinor === amount.value) : undefined;
}

/** What `stake_not_allowed` says: the stakes that are. */
export function stakesData(stakes: readonly Stake[], code: CurrencyCode): RefusalData {
  const unit = currency(code);
  return {
    stakes: stakes.map(({ stakeMinor }) => formatAmount(stakeMinor, unit)),
    currency: code,
  };
}
