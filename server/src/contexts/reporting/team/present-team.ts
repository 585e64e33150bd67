import { currency, formatAmount } from '@portal/money';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { type BetTotalsOf, presentLine, type RecordView } from '../../bets/index.ts';
import type { TeamBets } from './use-cases/list-team-bets.ts';
import type { TeamTransactions } from './use-cases/list-team-transactions.ts';
import type { readTeamTransactionTotals } from './use-cases/read-team-transaction-totals.ts';

type Site = Pick<Ctx, 'site'>;

function texter({ site }: Site) {
  const unit = currency(site.currency);
  return (minor: bigint) => formatAmount(minor, unit);
}

export function presentTeamBets(
  { upline, bets, nextCursor, searchedTo }: TeamBets,
  view: RecordView,
  ctx: Site,
): ReplyOf<Endpoints['listTeamBets']> {
  const text = texter(ctx);
  return {
    upline: [...upline],
    nextCursor,
    searchedTo: searchedTo === null ? null : String(searchedTo),
    content: bets.map((bet) => ({
      ...presentLine(bet, view),
      account: bet.account,
      roundNumber: bet.roundId ?? '',
      settledAt: bet.settledAt === null ? null : String(bet.settledAt),
      odds: bet.terms?.odds ?? '',
      valid: text(bet.validMinor),
    })),
  };
}

export function presentTeamBetTotals(
  sums: BetTotalsOf | undefined,
  { locale, titles }: RecordView,
  ctx: Site,
): ReplyOf<Endpoints['readTeamBetTotals']> {
  const text = texter(ctx);
  return {
    currency: ctx.site.currency,
    sums:
      sums === undefined
        ? null
        : {
            bets: Number(sums.betCount),
            stake: text(sums.stakeMinor),
            open: text(sums.openMinor),
            valid: text(sums.validMinor),
            payout: text(sums.payoutMinor),
            net: text(sums.returnedMinor - (sums.stakeMinor - sums.openMinor)),
          },
    providers: (sums?.providers ?? []).map((provider) => ({
      provider,
      vendorName: titles({ provider, gameCode: '' }, locale).vendorName,
    })),
  };
}

export function presentTeamLines(
  { upline, lines, nextCursor, searchedTo }: TeamTransactions,
  ctx: Site,
): ReplyOf<Endpoints['listTeamTransactions']> {
  const text = texter(ctx);
  return {
    upline: [...upline],
    nextCursor,
    searchedTo: searchedTo === null ? null : String(searchedTo),
    content: lines.map(({ entryId, name, type, reference, amountMinor, postedAt, ...line }) => ({
      entryId: String(entryId),
      account: name,
      type,
      reference,
      at: String(postedAt),
      moneyIn: text(amountMinor > 0n ? amountMinor : 0n),
      moneyOut: text(amountMinor < 0n ? -amountMinor : 0n),
      balanceAfter: line.isOwn ? text(line.balanceAfterMinor) : null,
      remark: null,
    })),
  };
}

export function presentTeamLineTotals(
  sums: Awaited<ReturnType<typeof readTeamTransactionTotals>>,
  ctx: Site,
): ReplyOf<Endpoints['readTeamTransactionTotals']> {
  const text = texter(ctx);
  return {
    currency: ctx.site.currency,
    sums:
      sums === undefined
        ? null
        : {
            lines: Number(sums.lineCount),
            moneyIn: text(sums.inMinor),
            moneyOut: text(sums.outMinor),
            net: text(sums.inMinor - sums.outMinor),
          },
  };
}
