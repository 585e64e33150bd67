import type { ErrorCode, MemberId } from '@portal/protocol';
import { currency, type CurrencyCode, formatAmount } from '@portal/money';
import type { RefusalData } from '../../platform/refusal.ts';
import type { OpenRequirements } from './requirement.ts';

/** A stake that somebody wants to make, of real money or not. */
export interface TermedStake {
  readonly memberId: MemberId;
  readonly amountMinor: bigint;
  readonly currency: CurrencyCode;
  /** As excluded games name it: `<provider>:<game code>`, `games:<node>` for one of ours. */
  readonly game: string;
}

/**
 * Why a member's open requirements do not allow a stake (D8): one of them excludes the game, or the
 * stake is larger than the smallest of their largest ones. Undefined where none stands in the way,
 * as for trial money.
 */
export function stakeTermsRefusal(
  requirements: OpenRequirements,
  stake: TermedStake,
): { readonly code: ErrorCode; readonly data: RefusalData } | undefined {
  if (stake.currency === 'FUN') {
    return undefined;
  }
  const open = requirements.get(stake.memberId) ?? [];
  if (open.some(({ terms }) => terms.excludedGames?.includes(stake.game) === true)) {
    return { code: 'game_excluded_by_promo', data: {} };
  }
  const most = open
    .map(({ maxStakeMinor }) => maxStakeMinor)
    .filter((minor) => minor !== null)
    .reduce<bigint | undefined>((least, minor) => {
      return least === undefined || minor < least ? minor : least;
    }, undefined);
  if (most === undefined || stake.amountMinor <= most) {
    return undefined;
  }
  const limit = formatAmount(most, currency(stake.currency));
  return { code: 'stake_above_promo_limit', data: { limit, currency: stake.currency } };
}
