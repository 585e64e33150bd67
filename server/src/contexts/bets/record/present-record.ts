import { currency, formatAmount } from '@portal/money';
import {
  type Endpoints,
  isIdOf,
  type ReplyOf,
  type RevisionActor,
  type RoundId,
} from '@portal/protocol';
import { trialCurrency } from '../../wallet/index.ts';
import type { Bet } from '../bet.ts';
import { least } from '../kinds/money.ts';
import { isTakenBack } from '../kinds/win.ts';
import type { RevisionRow } from './store-record.ts';
import type { GameTitles } from './titles.ts';
import type { RecordPage } from './use-cases/list-bets.ts';
import type { BetReceipt } from './use-cases/read-bet.ts';
import type { BetTotals } from './use-cases/read-bet-totals.ts';
import { jackpotPartsOf } from '../jackpot-parts.ts';

type Reply = ReplyOf<Endpoints['listBets']>;
export type RecordLine = Reply['content'][number];
type Receipt = ReplyOf<Endpoints['readBet']>;

export type StakeParts = Omit<Receipt['stakeParts'], 'inPlay'>;

/** In whose language games are named. */
export interface RecordView {
  readonly locale: string;
  readonly titles: GameTitles;
}

export function presentRecord(page: RecordPage, view: RecordView): Reply {
  return { content: page.bets.map((bet) => presentLine(bet, view)), nextCursor: page.nextCursor };
}

export function presentLine(bet: Bet, { locale, titles }: RecordView): RecordLine {
  const { id: betId, category, provider, gameCode, state, result, placedAt } = bet;
  const amount = amountIn(bet);
  const returnedMinor = isTakenBack(bet) ? bet.stakeMinor : bet.payoutMinor;
  return {
    betId,
    category,
    provider,
    gameCode,
    ...titles(bet, locale),
    mode: bet.currency === trialCurrency ? 'trial' : 'real',
    state,
    result,
    placedAt: String(placedAt),
    currency: bet.currency,
    stake: amount(bet.stakeMinor),
    payout: amount(bet.payoutMinor),
    net: amount(returnedMinor - bet.stakeMinor),
  };
}

export function presentReceipt({ bet, revisions }: BetReceipt, view: RecordView): Receipt {
  const amount = amountIn(bet);
  return {
    ...presentLine(bet, view),
    settledAt: bet.settledAt === null ? null : String(bet.settledAt),
    stakeParts: { ...presentParts(bet), inPlay: amount(bet.openMinor) },
    valid: amount(bet.validMinor),
    balanceBefore: amount(bet.balanceBeforeMinor),
    balanceAfter: amount(bet.balanceAfterMinor),
    vendorTransactionId: bet.txId ?? '',
    vendorRoundId: bet.roundId ?? '',
    tableId: bet.tableId ?? '',
    roundId: bet.provider === 'games' ? roundOf(bet) : null,
    terms: presentTerms(bet),
    possible: bet.possibleMinor === null ? null : amount(bet.possibleMinor),
    channel: bet.channel,
    place: bet.placeVerdict && { verdict: bet.placeVerdict, country: bet.country ?? '' },
    prize: presentPrize(bet),
    revisions: revisions.map((row) => presentRevision(row, amount)),
  };
}

/**
 * What the stake was made of when it was taken. Of one that was lowered since, the parts are those
 * that still fit, bonus money first.
 */
export function presentParts(bet: Bet): StakeParts {
  const amount = amountIn(bet);
  const { funding, split } = bet.terms ?? {};
  const freeMinor = funding === 'FREEBET' ? bet.stakeMinor : 0n;
  const ownMinor = bet.stakeMinor - freeMinor;
  const bonusMinor = least(BigInt(split?.bonus ?? '0'), ownMinor);
  const lockedMinor = least(BigInt(split?.locked ?? '0'), ownMinor - bonusMinor);
  return {
    cash: amount(ownMinor - bonusMinor - lockedMinor),
    locked: amount(lockedMinor),
    bonus: amount(bonusMinor),
    free: amount(freeMinor),
  };
}

/** A bet on a game of ours has the digits of its round; the prize of a free round names it. */
function roundOf({ id, roundId }: Bet): RoundId {
  return roundId !== null && isIdOf('rnd', roundId) ? roundId : `rnd_${id.slice('bet_'.length)}`;
}

function presentTerms({ terms }: Bet): Receipt['terms'] {
  const {
    event = '',
    selection = '',
    odds = '',
    oddsFormat = '',
    rule = '',
    side = '',
  } = terms ?? {};
  const { market = '', feature = '', legs = [] } = terms ?? {};
  return { event, selection, market, odds, oddsFormat, rule, side, feature, legs: [...legs] };
}

function presentPrize(bet: Bet): Receipt['prize'] {
  const { feature, promo = {} } = bet.terms ?? {};
  if (feature !== 'PROMO') {
    return null;
  }
  const { campaignId = '', rewardId = '', roundsLeft = null } = promo;
  const { progressiveMinor, fixedMinor } = jackpotPartsOf(promo);
  const amount = amountIn(bet);
  const isJackpot = progressiveMinor > 0n || fixedMinor > 0n;
  const jackpot = { progressive: amount(progressiveMinor), fixed: amount(fixedMinor) };
  return { campaignId, rewardId, roundsLeft, jackpot: isJackpot ? jackpot : null };
}

function presentRevision(
  row: RevisionRow,
  amount: (minor: bigint) => string,
): Receipt['revisions'][number] {
  const { revision, kind, state, result } = row;
  return {
    revision,
    at: String(row.bookedAt),
    kind,
    transactionId: row.txId ?? '',
    state,
    result,
    stake: amount(row.stakeMinor),
    payout: amount(row.payoutMinor),
    valid: amount(row.validMinor),
    balanceAfter: amount(row.balanceAfterMinor),
    reason: row.reason ?? '',
    actor: row.actor === null ? null : kindOf(row.actor),
  };
}

export function presentTotals(
  totals: BetTotals,
  { locale, titles }: RecordView,
): ReplyOf<Endpoints['readBetTotals']> {
  const amount = amountIn(totals);
  return {
    currency: totals.currency,
    bets: Number(totals.betCount),
    stake: amount(totals.stakeMinor),
    payout: amount(totals.payoutMinor),
    open: amount(totals.openMinor),
    givenBack: amount(totals.givenBackMinor),
    net: amount(netOf(totals)),
    valid: amount(totals.validMinor),
    providers: totals.providers.map((provider) => ({
      provider,
      vendorName: titles({ provider, gameCode: '' }, locale).vendorName,
    })),
  };
}

/** As the lines say it: a bet that is not over has no net. */
function netOf(sums: Pick<BetTotals, 'returnedMinor' | 'stakeMinor' | 'openMinor'>): bigint {
  return sums.returnedMinor - (sums.stakeMinor - sums.openMinor);
}

/** Members read who acted, not by which name; the desk has the trail for that. */
function kindOf(actor: string): RevisionActor {
  if (isIdOf('mbr', actor)) {
    return 'member';
  }
  return isIdOf('opr', actor) ? 'operator' : actor.startsWith('vendor:') ? 'vendor' : 'house';
}

function amountIn(money: { readonly currency: string }) {
  const unit = currency(money.currency);
  return (minor: bigint) => formatAmount(minor, unit);
}
