import { assertDefined, currency, formatAmount } from '@portal/money';
import type { DayBet } from '@portal/vendors';
import type { Ctx } from '../../platform/context.ts';
import type { Chance } from '../../platform/demo/chance.ts';
import type { DemoDay, DemoPart, Scene } from '../../platform/demo/demo-part.ts';
import type { Bets, BetsCommand } from '../bets/index.ts';
import { demoOperatorCtx } from '../identity/index.ts';
import { everyMember, type Member } from '../members/index.ts';
import { theirBet } from './days/their-bet.ts';
import { selectFindings } from './days/store-findings.ts';
import { claimFinding } from './days/use-cases/claim-finding.ts';
import { keepVendorDay } from './days/use-cases/keep-vendor-day.ts';
import { selectVendorAccounts } from './store-accounts.ts';
import { insertVendorPlayer } from './store-sessions.ts';
import { tellVendorPast } from './tell-past.ts';
import { demoOrigin } from './demo-origin.ts';

const story = {
  vendorCode: 'SIM_RS',
  gameCode: 'reels',
  category: 'RNG',
  playedOn: 27,
  /** When the day is held against what the vendor told of it. */
  comparedAtHours: 5.5,
  mostPlayers: 12,
} as const;
const provider = `vendor:${story.vendorCode}`;
const policy = { mayOverdraw: true, rollbackOfSettled: 'reverse' } as const;

/** What became of a bet; each of the first ends befalls one, so that the record shows all. */
const ends = ['void', 'resettled', 'rolled_back', 'won', 'lost'] as const;
type End = (typeof ends)[number];

/**
 * Bets at a vendor from outside on one day, with a void, a result that was put right and one that
 * was taken back, and the morning after on which the books of the vendor differ in two of them. The
 * simulator hears what it is to have, so that other days, into which a late bet may fall, agree. A
 * site whose vendor has not introduced itself has no such past.
 */
export function gatewayDemo(bets: Bets): DemoPart {
  const told: DayBet[] = [];
  return async (ctx, day) => {
    if (day.number !== story.playedOn && day.number !== story.playedOn + 1) {
      return [];
    }
    const accounts = await selectVendorAccounts(ctx.tx);
    if (!accounts.some(({ vendorCode }) => vendorCode === story.vendorCode)) {
      return [];
    }
    return day.number === story.playedOn
      ? playScenes(await everyMember(ctx), day, { bets, told })
      : [{ at: day.at(story.comparedAtHours), play: (later) => compare(later, day, told) }];
  };
}

interface Telling {
  readonly bets: Bets;
  /** What the vendor will tell of the day. */
  readonly told: DayBet[];
}

function playScenes(members: readonly Member[], day: DemoDay, telling: Telling): readonly Scene[] {
  const visits = members
    .filter(({ kind }) => kind === 'member')
    .flatMap((member) => {
      const { account: name, registeredAt: since } = member;
      const visit = day.visitOf({ name, since });
      return visit === undefined ? [] : [{ member, visit }];
    })
    .slice(0, story.mostPlayers);
  return visits.map(({ member, visit }, place) => ({
    at: day.at(visit.fromHours + visit.minutes / 120),
    play: (ctx) => play(ctx, { member, place, chance: day.chance(member.account) }, telling),
  }));
}

interface Player {
  readonly member: Member;
  readonly place: number;
  readonly chance: Chance;
}

/** One bet, if the member has the money, and what became of it. */
async function play(
  ctx: Ctx,
  { member, place, chance }: Player,
  { bets, told }: Telling,
): Promise<void> {
  const { id: memberId } = member;
  const code = ctx.site.currency;
  const { vendorCode, gameCode, category } = story;
  await insertVendorPlayer(ctx.tx, { vendorCode, memberId, currency: code, at: ctx.clock.now() });
  const unit = currency(code);
  const stakeMinor = BigInt(chance.between(1, 4)) * 10n * 10n ** BigInt(unit.exponent);
  const [txId, roundId] = [`demo-${place}`, `demo-round-${place}`];
  const base = { provider, memberId, currency: code, policy } as const;
  const bet: BetsCommand = {
    ...base,
    kind: 'BET',
    txId,
    roundId,
    amountMinor: stakeMinor,
    game: { category, gameCode },
    hasLiveSession: true,
    origin: demoOrigin(place),
  };
  const [answers] = await bets.apply(ctx, [[bet]]);
  if (answers?.[0]?.ok !== true) {
    return;
  }
  const end = ends[told.length] ?? (chance.happens(0.4) ? 'won' : 'lost');
  const result = resultOf(end, stakeMinor);
  for (const command of result.commands) {
    // Every word of a vendor has an id of its own.
    const named = { ...base, refTxId: txId, txId: `${txId}-${command.kind}` };
    await bets.apply(ctx, [[{ ...named, ...command }]]);
  }
  told.push({
    txId,
    roundId,
    playerId: memberId,
    currency: code,
    placedAt: String(ctx.clock.now()),
    stake: formatAmount(stakeMinor, unit),
    payout: formatAmount(result.payoutMinor, unit),
    state: result.state,
  });
}

const twice = 2n;
const half = 2n;

function resultOf(end: End, stakeMinor: bigint) {
  const pays = (amountMinor: bigint) => ({ kind: 'WIN', amountMinor }) as const;
  const settled = { state: 'SETTLED' } as const;
  const cancelled = { state: 'CANCELLED', payoutMinor: 0n } as const;
  switch (end) {
    case 'won':
      return { ...settled, payoutMinor: stakeMinor * twice, commands: [pays(stakeMinor * twice)] };
    case 'lost':
      return { ...settled, payoutMinor: 0n, commands: [pays(0n)] };
    case 'resettled': {
      const amountMinor = stakeMinor / half;
      const again = {
        kind: 'RESETTLE',
        amountMinor,
        result: 'WIN',
        reason: 'wrong symbol',
      } as const;
      return { ...settled, payoutMinor: amountMinor, commands: [pays(stakeMinor * twice), again] };
    }
    case 'rolled_back':
      return { ...cancelled, commands: [{ kind: 'ROLLBACK' } as const] };
    case 'void':
      return { ...cancelled, commands: [{ kind: 'VOID', reason: 'game fault' } as const] };
  }
}

/** The vendor lacks one bet and paid another twice; the first difference has its owner. */
async function compare(ctx: Ctx, day: DemoDay, rows: readonly DayBet[]): Promise<void> {
  const midnight = day.at(0);
  const [gone, changed] = rows.filter(
    ({ state, placedAt }) =>
      state === 'SETTLED' && Temporal.Instant.compare(placedAt, midnight) < 0,
  );
  const bets = rows
    .filter((bet) => bet !== gone)
    .map((bet) => (bet === changed ? { ...bet, payout: bet.stake } : bet));
  const theirs = bets.map((bet) => assertDefined(theirBet(bet), 'amounts of the story'));
  const { vendorCode, gameCode } = story;
  await tellVendorPast(ctx, { vendorCode, gameCode, bets });
  const run = { vendorCode, day: day.date.subtract({ days: 1 }) };
  await keepVendorDay(ctx, { ...run, source: 'file', theirs, unread: [] });
  const [finding] = await selectFindings(ctx.tx, { isOpen: true, vendorCode, limit: 1 });
  const desk = await demoOperatorCtx(ctx);
  if (finding !== undefined && desk !== undefined) {
    await claimFinding(desk, finding);
  }
}
