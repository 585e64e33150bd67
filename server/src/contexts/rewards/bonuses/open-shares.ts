import { type WalletPart, walletParts } from '@portal/commission';
import { assertDefined, currency } from '@portal/money';
import type { MemberId, RewardId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { readBesideLedger } from '../../bets/index.ts';
import { listRoundStakes } from '../../games/index.ts';
import { readAwayMoney } from '../../gateway/index.ts';
import { balanceOf, findEntryOf, readSpans } from '../../wallet/index.ts';
import { chainOf } from './chain-of.ts';
import { type Reward, selectPlayedFor } from './store-rewards.ts';
import { cashOf } from './take-reward.ts';
import { type Chained, cutsOf, walletEvents } from './wallet-events.ts';

/** A bonus that is played for, or was, and what it has of the wallet as results are known now. */
export interface Share {
  readonly reward: Reward;
  readonly part: WalletPart;
}

/** All bonuses of a member that overlap, oldest first, and what there is to take from. */
export interface Shares {
  readonly all: readonly Share[];
  readonly availableMinor: bigint;
  /** With vendors that keep a purse, or on its way. */
  readonly awayMinor: bigint;
  /** When those bets of the play of these bonuses were placed that have no result. */
  readonly inPlay: readonly number[];
}

/**
 * What the open bonuses of a member have, or one that has ended, with all that overlap them: from
 * the ledger, and from what of bets it does not show.
 */
export async function readShares(
  ctx: Ctx,
  query: {
    readonly memberId: MemberId;
    readonly ended?: RewardId;
    /** Gifts whose own share is wanted, which stand beside bonuses as the ledger credited them. */
    readonly gifts?: readonly Chained[];
  },
): Promise<Shares> {
  const { memberId, ended, gifts = [] } = query;
  const purse = { account: cashOf(memberId), currency: currency(ctx.site.currency).code };
  const { availableMinor } = await balanceOf(ctx, purse);
  const played = await selectPlayedFor(ctx.tx, memberId);
  const own = new Set(gifts.map(({ reward }) => reward.id));
  const isAsked = ({ id, state }: Reward) =>
    own.size > 0 ? own.has(id) : ended ? id === ended : state === 'OPEN';
  const rewards = chainOf([...played, ...gifts.map(({ reward }) => reward)], isAsked);
  const chain = await creditedBy(ctx, rewards, gifts);
  const [first] = chain;
  if (first === undefined) {
    return { all: [], availableMinor, awayMinor: 0n, inPlay: [] };
  }
  const from = claimOf(first.reward);
  const { awayMinor, purses } = await readAwayMoney(ctx, { memberId, from });
  // Ids of bets count whole milliseconds; the lines say which of them came before.
  const justBefore = from.subtract({ milliseconds: 1 });
  const stakes = await listRoundStakes(ctx, { memberId, from: justBefore });
  const beside = [...(await readBesideLedger(ctx, { memberId, from: justBefore })), ...stakes];
  const rows = await readSpans(ctx, {
    accounts: [purse.account, ...purses].map((account) => ({ ...purse, account })),
    from,
    cuts: cutsOf(chain),
    claims: chain.map(({ entryId }) => entryId),
    tagged: [
      ...chain.map(({ reward }) => reward.id),
      ...gifts.map(({ reward }) => reward.reference),
    ],
    beside,
  });
  const parts = walletParts(walletEvents(rows, chain));
  return {
    all: chain.map(({ reward }) => {
      return { reward, part: assertDefined(parts.get(reward.id), 'each was claimed') };
    }),
    availableMinor,
    awayMinor,
    inPlay: beside
      .filter(({ amountMinor }) => amountMinor > 0n)
      .map(({ reference }) => millisecondsOf(reference)),
  };
}

/** In the order in which they were credited. */
async function creditedBy(
  ctx: Ctx,
  rewards: readonly Reward[],
  gifts: readonly Chained[],
): Promise<readonly Chained[]> {
  const chain = [...gifts];
  const own = new Set(gifts.map(({ reward }) => reward.id));
  for (const reward of rewards.filter(({ id }) => !own.has(id))) {
    const entryId = await findEntryOf(ctx, `reward:${reward.id}`);
    chain.push({ reward, entryId: BigInt(assertDefined(entryId, 'what is played for was paid')) });
  }
  return chain.toSorted((left, right) => (left.entryId < right.entryId ? -1 : 1));
}

/** Some of the money lies on bets without a result, or with a vendor that keeps a purse. */
export function isMoneyAway({ inPlay, awayMinor }: Shares, reward: Reward): boolean {
  const begunMs = claimOf(reward).epochMilliseconds;
  const endedMs = reward.closedAt?.epochMilliseconds ?? Number.POSITIVE_INFINITY;
  const isOwn = (placedMs: number) => placedMs >= begunMs && placedMs <= endedMs;
  return awayMinor > 0n || inPlay.some(isOwn);
}

function claimOf({ claimedAt, offeredAt }: Reward): Temporal.Instant {
  return claimedAt ?? offeredAt;
}

/** Ids of bets and rounds begin with the moment of their making. */
function millisecondsOf(reference: string): number {
  return Number.parseInt(reference.slice('bet_'.length, 'bet_'.length + 12), 16);
}
