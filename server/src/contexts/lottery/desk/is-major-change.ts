import { decimal4 } from '@portal/lottery';
import type { GameSettings } from '../game.ts';

/**
 * Whether a change takes something from members, so that its maker does not open the game alone
 * (R55): other prize groups, odds of a bet type that fall, a lower payout limit, another source of
 * results. Hot numbers are daily work of the desk (lottery.md B4) and are not.
 */
export function isMajorChange(from: GameSettings, to: GameSettings): boolean {
  return (
    from.source !== to.source ||
    JSON.stringify(groupsIn(from)) !== JSON.stringify(groupsIn(to)) ||
    isLower(from.limits.payoutPerLine, to.limits.payoutPerLine) ||
    isLower(from.limits.payoutPerIssue, to.limits.payoutPerIssue) ||
    doOddsFall(from.factors, to.factors)
  );
}

function groupsIn({ groups: { lowest, member, highest } }: GameSettings): readonly number[] {
  return [lowest, member, highest];
}

function isLower(from: string, to: string): boolean {
  return decimal4(to) < decimal4(from);
}

function doOddsFall(from: GameSettings['factors'], to: GameSettings['factors']): boolean {
  const betTypes = [...new Set([...Object.keys(from), ...Object.keys(to)])];
  return betTypes.some((betType) => isLower(from[betType] ?? '1', to[betType] ?? '1'));
}
