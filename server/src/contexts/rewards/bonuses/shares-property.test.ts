import type { RewardId } from '@portal/protocol';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { besideBonus, purseName } from '../../../../test/factories/beside-bonus.ts';
import { type Act, modelParts } from '../../../../test/factories/bonus-model.ts';
import { bonusPlayer } from '../../../../test/factories/bonus-play.ts';
import { openPurseVendor } from '../../../../test/factories/purse-vendor.ts';
import { rewardsBench } from '../../../../test/factories/rewards.ts';
import { introduce } from '../../../../test/factories/vendors.ts';
import { testDatabase } from '../../../../test/harness.ts';

const test = testDatabase();
const bench = rewardsBench(test);

const bonusMinor = 8000n;
/** What is kept back of the first of them in half of the runs. */
const missionMinor = 5000n;
/** Each share of winnings is floored by itself, and the model cuts them elsewhere. */
const roundedMinor = 10n;

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('bet' as const),
      percent: fc.integer({ min: 1, max: 100 }),
    }),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant('result' as const),
      pick: fc.nat(20),
      times: fc.constantFrom(0n, 0n, 1n, 2n, 5n),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('void' as const), pick: fc.nat(20) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('fund' as const),
      minor: fc.bigInt({ min: 1n, max: 20_000n }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom('prize' as const, 'purse' as const),
      minor: fc.bigInt({ min: 1n, max: 20_000n }),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({ do: fc.constant('prize back' as const), pick: fc.nat(5) }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('take' as const), isShared: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('give up' as const), pick: fc.nat(3) }) },
);
type Step = ReturnType<typeof step.generate>['value'];

interface Placed {
  readonly name: string;
  readonly stake: bigint;
  paid: bigint;
  state: 'open' | 'settled' | 'void';
}

interface Gift {
  readonly id: RewardId;
  readonly minor: bigint;
  isOver: boolean;
}

/** What a run did, for the model, and what it did it with. */
interface Run {
  readonly player: Awaited<ReturnType<typeof bonusPlayer>>;
  readonly beside: ReturnType<typeof besideBonus>;
  readonly acts: Act[];
  readonly bets: Placed[];
  readonly gifts: Gift[];
  /** Won without a stake, by their names. */
  readonly prizes: Map<string, bigint>;
  owedMinor: bigint;
  /** What went back of each bonus that is over, by the model, when it was looked at last. */
  readonly went: Map<RewardId, bigint>;
}

function netsOf({ bets }: Run): ReadonlyMap<string, bigint> {
  return new Map(
    bets.map(({ name, stake, paid, state }) => [name, state === 'settled' ? paid - stake : 0n]),
  );
}

function partsOf(run: Run): ReadonlyMap<string, bigint> {
  return modelParts(run.acts, netsOf(run));
}

/** What a result changes of bonuses that are over is own money for those that came after. */
async function settled(run: Run): Promise<void> {
  await run.player.hear();
  await run.player.later({ minutes: 5 });
  const now = partsOf(run);
  for (const { id } of run.gifts.filter(({ isOver }) => isOver)) {
    const goes = now.get(id) ?? 0n;
    const moved = goes - (run.went.get(id) ?? goes);
    if (moved !== 0n) {
      run.acts.push({ act: 'back', of: id, minor: -moved });
    }
    run.went.set(id, goes);
  }
}

async function giveUp({ player, acts }: Run, gift: Gift): Promise<void> {
  const code = await player.giveUp(gift.id).then(
    () => undefined,
    (error: { code?: string }) => error.code,
  );
  expect([undefined, 'bonus_in_play']).toContain(code);
  if (code === undefined) {
    gift.isOver = true;
    acts.push({ act: 'end', bonus: gift.id });
  }
}

async function take(run: Run, isShared: boolean): Promise<void> {
  const { player, acts, gifts } = run;
  if (gifts.filter(({ isOver }) => !isOver).length < 2) {
    const found = await player.member.cash();
    const winningsPolicy = isShared ? 'PRO_RATA' : 'FORFEIT_ALL';
    const id = await player.take('80.00', { winningsPolicy, multiple: 1000, days: 300 });
    const minor = bonusMinor - run.owedMinor;
    run.owedMinor = 0n;
    gifts.push({ id, minor, isOver: false });
    acts.push({ act: 'claim', bonus: id, minor, found, isShared });
  }
}

async function placeBet({ player, acts, bets }: Run, percent: number): Promise<void> {
  const stake = ((await player.member.cash()) * BigInt(percent)) / 100n;
  if (stake > 0n) {
    const name = `b${bets.length}`;
    await player.bet(name, stake);
    bets.push({ name, stake, paid: 0n, state: 'open' });
    acts.push({ act: 'bet', bet: name });
  }
}

async function settle({ player, acts }: Run, bet: Placed, paid: bigint): Promise<void> {
  await player.win(bet.name, paid);
  Object.assign(bet, { paid, state: 'settled' });
  acts.push({ act: 'back', of: bet.name, minor: paid });
}

/** Money that no bonus played for; of a purse it comes to cash at once. */
async function comeBeside({ beside, acts, prizes }: Run, isPrize: boolean, minor: bigint) {
  const name = `p${acts.length}`;
  if (isPrize) {
    await beside.prize(name, minor);
    prizes.set(name, minor);
  } else {
    await beside.winInPurse(minor);
    await beside.emptyPurse(minor);
  }
  acts.push({ act: 'cash', minor });
}

async function takePrizeBack({ player, beside, acts, prizes }: Run, name: string): Promise<void> {
  const minor = prizes.get(name) ?? 0n;
  if ((await player.member.cash()) >= minor) {
    await beside.takePrizeBack(name);
    prizes.delete(name);
    acts.push({ act: 'cash', minor: -minor });
  }
}

/** Only where what was won is there: what is owed of bets is another test's. */
async function voidBet({ player, acts }: Run, bet: Placed): Promise<void> {
  if ((await player.member.cash()) + bet.stake >= bet.paid) {
    await player.voidBet(bet.name);
    acts.push({ act: 'back', of: bet.name, minor: bet.stake - bet.paid });
    bet.state = 'void';
  }
}

function picked<Item>(items: readonly Item[], pick: number): readonly Item[] {
  return items.slice(pick % Math.max(1, items.length)).slice(0, 1);
}

async function doStep(run: Run, now: Step): Promise<void> {
  const { player, acts, bets, gifts } = run;
  switch (now.do) {
    case 'fund':
      await player.fund(now.minor);
      acts.push({ act: 'cash', minor: now.minor });
      break;
    case 'prize':
    case 'purse':
      await comeBeside(run, now.do === 'prize', now.minor);
      break;
    case 'prize back':
      for (const name of picked([...run.prizes.keys()], now.pick)) {
        await takePrizeBack(run, name);
      }
      break;
    case 'bet':
      await placeBet(run, now.percent);
      break;
    case 'result':
      for (const bet of picked(bets.filter(isOpen), now.pick)) {
        await settle(run, bet, bet.stake * now.times);
      }
      break;
    case 'void':
      for (const bet of picked(
        bets.filter(({ state }) => state !== 'void'),
        now.pick,
      )) {
        await voidBet(run, bet);
      }
      break;
    case 'take':
      await take(run, now.isShared);
      break;
    case 'give up':
      for (const gift of picked(
        gifts.filter(({ isOver }) => !isOver),
        now.pick,
      )) {
        await giveUp(run, gift);
      }
      break;
  }
  await settled(run);
}

const isOpen = ({ state }: Placed) => state === 'open';

/** Every bet gets a result, and every bonus is given up. */
async function finish(run: Run): Promise<void> {
  for (const bet of run.bets.filter(isOpen)) {
    await settle(run, bet, 0n);
    await settled(run);
  }
  for (const gift of run.gifts.filter(({ isOver }) => !isOver)) {
    await giveUp(run, gift);
    await settled(run);
  }
}

async function outcomeOf(run: Run) {
  const { player, acts, gifts } = run;
  const wentBack: bigint[] = [];
  for (const { id } of gifts) {
    wentBack.push((await player.read(id)).reward.forfeitMinor ?? 0n);
  }
  const came = acts.reduce((sum, entry) => sum + (entry.act === 'cash' ? entry.minor : 0n), 0n);
  const played = [...netsOf(run).values()].reduce((sum, net) => sum + net, 0n);
  const expectedBack = gifts.map(({ id }) => partsOf(run).get(id) ?? 0n);
  const kept = expectedBack.reduce((sum, minor, place) => {
    return sum + (gifts[place]?.minor ?? 0n) - minor;
  }, 0n);
  const cash = (await player.member.cash()) - (await player.debt());
  return { wentBack, expectedBack, cash, expectedCash: came + played + kept };
}

const logs = fc.record({
  steps: fc.array(step, { minLength: 8, maxLength: 22 }),
  isOwing: fc.boolean(),
});

async function newRun(isOwing: boolean): Promise<Run> {
  const player = await bonusPlayer(test, bench);
  const beside = besideBonus(test, player);
  if (isOwing) {
    await beside.oweMission();
  }
  const [went, prizes] = [new Map<RewardId, bigint>(), new Map<string, bigint>()];
  const owedMinor = isOwing ? missionMinor : 0n;
  return { player, beside, acts: [], bets: [], gifts: [], went, prizes, owedMinor };
}

const purse: { vendor?: Awaited<ReturnType<typeof openPurseVendor>> } = {};
beforeAll(async () => {
  purse.vendor = await openPurseVendor(purseName);
  await introduce(test, purse.vendor.introduction);
});
afterAll(() => purse.vendor?.close());

/** The books are proven after each run besides. */
describe('random play under bonuses, with bets of before, money that comes and late results', () => {
  it('takes what a second reckoning takes, which knows no ledger', async () => {
    await fc.assert(
      fc.asyncProperty(logs, async ({ steps, isOwing }) => {
        const run = await newRun(isOwing);
        for (const now of steps) {
          await doStep(run, now);
        }
        await finish(run);
        const { wentBack, expectedBack, cash, expectedCash } = await outcomeOf(run);
        wentBack.forEach((minor, place) => {
          expect(within(minor, expectedBack[place] ?? 0n)).toBe(true);
        });
        expect(within(cash, expectedCash)).toBe(true);
      }),
      { numRuns: 8, endOnFailure: true },
    );
  }, 60_000);
});

function within(left: bigint, right: bigint): boolean {
  const apart = left - right;
  return apart <= roundedMinor && -apart <= roundedMinor;
}
