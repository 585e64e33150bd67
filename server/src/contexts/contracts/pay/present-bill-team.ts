import { currency, formatAmount } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import type { BillTeamPage } from './use-cases/list-bill-team.ts';

interface PageSpan {
  readonly pageNum: number;
  readonly pageSize: number;
}

type DeskTeam = ReplyOf<Endpoints['listAgentBillTeam']>;

export function presentBillTeam(
  ctx: Pick<Ctx, 'site'>,
  team: BillTeamPage,
  span: PageSpan,
): ReplyOf<Endpoints['listContractBillTeam']> {
  const { content, ...head } = presentDeskBillTeam(ctx, team, span);
  return { ...head, content: content.map(({ memberId: _ofTheDesk, ...share }) => share) };
}

/** The same with ids, by which operators go on. */
export function presentDeskBillTeam(
  { site }: Pick<Ctx, 'site'>,
  { bill, shares, total, isKept }: BillTeamPage,
  { pageNum, pageSize }: PageSpan,
): DeskTeam {
  const amount = (minor: bigint) => formatAmount(minor, currency(site.currency));
  return {
    content: shares.map(({ memberId, account, validMinor, ggrMinor, costsMinor }) => ({
      memberId,
      account,
      validBet: amount(validMinor),
      gross: amount(ggrMinor),
      deducted: amount(costsMinor),
    })),
    currency: site.currency,
    kind: bill.kind,
    scope: bill.scope,
    startsAt: String(bill.unitStart),
    endsAt: String(bill.unitEnd),
    isKept,
    pageNum,
    pageSize,
    total,
    totalPages: Math.ceil(total / pageSize),
  };
}
