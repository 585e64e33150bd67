import { currency, formatAmount } from '@portal/money';
import { type Endpoints, provenTeamFigures, type ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import type { FaultRow } from './store-faults.ts';

type WireFault = ReplyOf<Endpoints['listTeamFaults']>['content'][number];

export function presentFault(
  { site }: Pick<Ctx, 'site'>,
  { figures, siteDay, foundAt, ...fault }: FaultRow & { readonly agent: string },
): WireFault {
  const text = (name: string, value: string): string =>
    name === 'bets' ? value : formatAmount(BigInt(value), currency(site.currency));
  return {
    ...fault,
    day: siteDay,
    foundAt: String(foundAt),
    figures: provenTeamFigures.flatMap((name) => {
      const both = figures[name];
      return both === undefined
        ? []
        : [{ name, sums: text(name, both.sums), facts: text(name, both.facts) }];
    }),
  };
}
