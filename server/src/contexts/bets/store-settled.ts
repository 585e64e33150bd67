import type { TicketResult } from '@portal/commission';
import { plain, texts } from '../../platform/sql-arrays.ts';
import { sql } from '../../platform/sql.ts';
import { type SqlStatement, writing } from '../../platform/statement.ts';
import type { InsertSettledBets } from './generated/statements.ts';
import type { SettledBet } from './settled-bets.ts';

export interface ValuedBet extends SettledBet {
  readonly result: TicketResult;
  readonly validMinor: bigint;
}

/** The narrow form of the hottest insert: what is the same for all bets of ours stands in it. */
export function insertSettledBets(bets: readonly ValuedBet[]): SqlStatement<undefined> {
  const query = sql<InsertSettledBets>`
    insert into bets (id, member_id, placed_at, provider, category, game_code, currency,
      stake_minor, payout_minor, valid_minor, state, result, balance_before_minor,
      balance_after_minor, settled_at, channel, country, place_verdict)
    select id, member_id, at, 'games', category, game_code, currency, stake, payout, valid,
      case result when 'VOID' then 'void' else 'settled' end, result, before, after, at,
      channel, country, place_verdict
    from (select b.*, timestamptz 'epoch' + placed_ms * interval '1 millisecond' as at
      from unnest(
        ${plain(bets.map((bet) => bet.roundId.slice('rnd_'.length)))}::uuid[],
        ${plain(bets.map((bet) => bet.memberId))}::text[],
        ${plain(bets.map((bet) => bet.placedAt.epochMilliseconds))}::bigint[],
        ${plain(bets.map((bet) => bet.category))}::text[],
        ${texts(bets.map((bet) => bet.gameCode))}::text[],
        ${plain(bets.map((bet) => bet.currency))}::text[],
        ${plain(bets.map((bet) => bet.stakeMinor))}::bigint[],
        ${plain(bets.map((bet) => bet.payoutMinor))}::bigint[],
        ${plain(bets.map((bet) => bet.validMinor))}::bigint[],
        ${plain(bets.map((bet) => bet.result))}::text[],
        ${plain(bets.map((bet) => bet.balanceBeforeMinor))}::bigint[],
        ${plain(bets.map((bet) => bet.balanceAfterMinor))}::bigint[],
        ${plain(bets.map((bet) => bet.channel ?? undefined))}::text[],
        ${plain(bets.map((bet) => bet.country ?? undefined))}::text[],
        ${plain(bets.map((bet) => bet.placeVerdict ?? undefined))}::text[])
      as b (id, member_id, placed_ms, category, game_code, currency, stake, payout, valid, result,
        before, after, channel, country, place_verdict)) b`;
  return writing(query, () => undefined);
}
