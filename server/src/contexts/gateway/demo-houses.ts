import { currency, formatAmount } from '@portal/money';
import type { DayBet } from '@portal/vendors';
import type { Ctx } from '../../platform/context.ts';
import type { Chance } from '../../platform/demo/chance.ts';
import type { DemoDay, DemoPart, Scene } from '../../platform/demo/demo-part.ts';
import type { Bets, BetsCommand } from '../bets/index.ts';
import { everyMember, type Member } from '../members/index.ts';
import { theirBet } from './days/their-bet.ts';
import { keepVendorDay } from './days/use-cases/keep-vendor-day.ts';
import { type HouseStory, houseStories } from './demo-stories.ts';
import { selectVendorAccounts } from './store-accounts.ts';
import { insertVendorPlayer } from './store-sessions.ts';
import { tellVendorPast } from './tell-past.ts';
import { demoOrigin } from './demo-origin.ts';

const playedOn = 27;
/** When the days are held against what each vendor told. */
const comparedAtHours = 5.75;
const mostPlayers = 16;
const policy = { mayOverdraw: true, rollbackOfSettled: 'reverse' } as const;

/**
 * Bets at the vendors of the other dialects: each has players of its own, results as its dialect
 * tells them, a prize, and a day whose books agree. What its vendor has not introduced is left out.
 */
export function housesDemo(bets: Bets): DemoPart {
  const told = new Map<string, DayBet[]>();
  return async (ctx, day) => {
    if (day.number !== playedOn && day.number !== playedOn + 1) {
      return [];
    }
    const accounts = await selectVendorAccounts(ctx.tx);
    const stories = houseStories.filter((story) =>
      accounts.some(({ vendorCode }) => vendorCode === story.vendorCode),
    );
    if (day.number === playedOn) {
      return playScenes(await everyMember(ctx), day, { bets, told, stories });
    }
    return stories.map((story) => ({
      at: day.at(comparedAtHours),
      play: (later) => agree(later, day, { story, rows: told.get(story.vendorCode) ?? [] }),
    }));
  };
}

interface Telling {
  readonly bets: Bets;
  /** What each vendor will tell of the day. */
  readonly told: Map<string, DayBet[]>;
  readonly stories: readonly HouseStory[];
}

/** The members take the vendors in turn. */
function playScenes(members: readonly Member[], day: DemoDay, telling: Telling): readonly Scene[] {
  const visits = members
    .filter(({ kind }) => kind === 'member')
    .flatMap((member) => {
      const { account: name, registeredAt: since } = member;
      const visit = day.visitOf({ name, since });
      return visit === undefined ? [] : [{ member, visit }];
    })
    .slice(0, mostPlayers);
  return visits.flatMap(({ member, visit }, place) => {
    const story = telling.stories[place % telling.stories.length];
    const chance = day.chance(`${member.account} elsewhere`);
    const at = day.at(visit.fromHours + visit.minutes / 90);
    return story === undefined
      ? []
      : [{ at, play: (ctx) => play(ctx, { member, place, chance, story }, telling) }];
  });
}

interface Player {
  readonly member: Member;
  readonly place: number;
  readonly chance: Chance;
  readonly story: HouseStory;
}

/** A bet and its result, if the member has the money; the first at a vendor gets a prize too. */
async function play(ctx: Ctx, player: Player, { bets, told }: Telling): Promise<void> {
  const { member, place, chance, story } = player;
  const { vendorCode, category, gameCode } = story;
  const rows = told.get(vendorCode) ?? [];
  told.set(vendorCode, rows);
  const { id: memberId } = member;
  const unit = currency(ctx.site.currency);
  await insertVendorPlayer(ctx.tx, {
    vendorCode,
    memberId,
    currency: unit.code,
    at: ctx.clock.now(),
  });
  const tell = (bet: { txId: string; roundId: string }, minor: { stake: bigint; payout: bigint }) =>
    rows.push({
      ...bet,
      playerId: memberId,
      currency: unit.code,
      placedAt: String(ctx.clock.now()),
      stake: formatAmount(minor.stake, unit),
      payout: formatAmount(minor.payout, unit),
      state: 'SETTLED',
    });
  const stakeMinor = BigInt(chance.between(1, 4)) * 10n * 10n ** BigInt(unit.exponent);
  const payoutMinor = chance.happens(0.5) ? (stakeMinor * story.paysPercent) / 100n : 0n;
  const [txId, roundId] = [`demo-${place}`, `demo-round-${place}`];
  const base = { provider: `vendor:${vendorCode}`, memberId, currency: unit.code, policy } as const;
  const game = { category, gameCode };
  const { terms } = story;
  const stake: BetsCommand = {
    ...base,
    kind: 'BET',
    txId,
    roundId,
    amountMinor: stakeMinor,
    game,
    hasLiveSession: true,
    origin: demoOrigin(place),
    ...(terms !== undefined && { terms }),
  };
  const [answers] = await bets.apply(ctx, [[stake]]);
  if (answers?.[0]?.ok !== true) {
    return;
  }
  await bets.apply(ctx, [
    [story.resultOf({ ...base, txId: `${txId}-end`, refTxId: txId }, payoutMinor)],
  ]);
  tell({ txId, roundId }, { stake: stakeMinor, payout: payoutMinor });
  if (rows.length === 1) {
    const prize = {
      ...base,
      kind: 'PROMO_WIN',
      txId: `${txId}-prize`,
      amountMinor: stakeMinor,
    } as const;
    await bets.apply(ctx, [[{ ...prize, game, promo: story.promo }]]);
    tell({ txId: prize.txId, roundId: '' }, { stake: 0n, payout: stakeMinor });
  }
}

/** The vendor has the same bets, and its day is held against ours. */
async function agree(
  ctx: Ctx,
  day: DemoDay,
  { story, rows }: { readonly story: HouseStory; readonly rows: readonly DayBet[] },
): Promise<void> {
  const { vendorCode, gameCode } = story;
  await tellVendorPast(ctx, { vendorCode, gameCode, bets: rows });
  const theirs = rows.flatMap((bet) => theirBet(bet) ?? []);
  const run = { vendorCode, day: day.date.subtract({ days: 1 }) };
  await keepVendorDay(ctx, { ...run, source: 'file', theirs, unread: [] });
}
