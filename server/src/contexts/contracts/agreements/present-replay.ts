import { currency, formatAmount } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import type { ReplayedUnit } from './replay-units.ts';
import type { Replay } from './use-cases/read-contract-replay.ts';

/** The newest first, as people ask. */
export function presentReplay(
  { site }: Pick<Ctx, 'site'>,
  { hasPresent, units }: Replay,
): ReplyOf<Endpoints['readContractReplay']> {
  const text = (minor: bigint) => formatAmount(minor, currency(site.currency));
  const sum = (pick: (unit: Replay['units'][number]) => bigint) =>
    text(units.reduce((minor, unit) => minor + pick(unit), 0n));
  return {
    currency: site.currency,
    hasPresent,
    units: units.toReversed().map((unit) => ({
      from: unit.from,
      to: unit.to,
      valid: text(unit.validMinor),
      netLoss: text(unit.netLossMinor),
      active: unit.active,
      proposed: text(unit.proposedMinor),
      present: text(unit.presentMinor),
    })),
    proposed: sum((unit) => unit.proposedMinor),
    present: sum((unit) => unit.presentMinor),
  };
}

/** The same for operators, with what the other terms come to more or less. */
export function presentTrial(
  ctx: Pick<Ctx, 'site'>,
  units: readonly ReplayedUnit[],
): ReplyOf<Endpoints['tryContractTerms']> {
  const { hasPresent: _always, ...replay } = presentReplay(ctx, { hasPresent: true, units });
  const text = (minor: bigint) => formatAmount(minor, currency(ctx.site.currency));
  const differences = units.map(({ proposedMinor, presentMinor }) => proposedMinor - presentMinor);
  const newestFirst = differences.toReversed();
  return {
    ...replay,
    units: replay.units.map((unit, at) => ({ ...unit, difference: text(newestFirst[at] ?? 0n) })),
    difference: text(differences.reduce((sum, minor) => sum + minor, 0n)),
  };
}
