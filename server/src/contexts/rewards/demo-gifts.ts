import type { Ctx, OperatorActor } from '../../platform/context.ts';
import type { DemoDay, Scene } from '../../platform/demo/demo-part.ts';
import { memberCtx } from '../../platform/demo/member-ctx.ts';
import { unlessRefused } from '../../platform/demo/unless-refused.ts';
import { demoOperatorCtx } from '../identity/index.ts';
import { everyMember, type Member } from '../members/index.ts';
import { demoGift, type DemoRaffle, demoRaffles, demoRain, demoRains } from './data/demo-gifts.ts';
import { selectEnvelopes } from './envelopes/store-envelopes.ts';
import { createEnvelope } from './envelopes/use-cases/create-envelope.ts';
import { giveEnvelopes } from './envelopes/use-cases/give-envelopes.ts';
import { openPacket } from './envelopes/use-cases/open-packet.ts';
import { minorOf } from './promotions/terms.ts';
import { createRaffle } from './raffles/use-cases/create-raffle.ts';
import { runRaffles } from './raffles/use-cases/run-raffles.ts';
import { judgeReferrals } from './referrals/use-cases/judge-referrals.ts';

/** After the play of the day before was added up, as `loyalty` has it done. */
const lookHours = 2.6;
const drawHours = 2.9;
const deskHours = 11.2;
const rainHours = 21.5;
const openers = 4;
const drawnRaffleOn = 2;
/** So many whole days before the doors open. */
const runningRaffleAt = 3;

/** Raffles, rains and gifts of the demo brand, and what came of friends. */
export async function giftsDemo(ctx: Ctx, day: DemoDay): Promise<readonly Scene[]> {
  const daysLeft = wholeDaysAfter(day);
  const { drawn, running } = demoRaffles;
  const scenes = (hours: number, isToday: boolean, play: Scene['play']): readonly Scene[] =>
    isToday ? [{ at: day.at(hours), play }] : [];
  const isDrawing = day.number === drawnRaffleOn + drawn.days;
  const isLast = daysLeft === 0;
  return [
    ...scenes(deskHours, day.number === drawnRaffleOn, (at) => announce(at, day, drawn)),
    ...scenes(deskHours, daysLeft === runningRaffleAt, (at) => announce(at, day, running)),
    ...scenes(lookHours, isDrawing || daysLeft === 1 || daysLeft < 0, runRaffles),
    ...scenes(drawHours, isDrawing, runRaffles),
    ...scenes(drawHours, isLast, judgeReferrals),
    ...scenes(deskHours, isLast, (at) => fillSky(at, day)),
    ...(isLast ? await rainScenes(ctx, day) : []),
  ];
}

/** How many days of the past come after this one; below 0 on the day that is not over. */
function wholeDaysAfter(day: DemoDay): number {
  return Math.floor(day.at(24).until(day.pastEndsAt).total('hours') / 24);
}

async function announce(
  ctx: Ctx,
  { date }: DemoDay,
  { days, perAmount, prizes, ...facts }: DemoRaffle,
): Promise<void> {
  const desk = await demoOperatorCtx(ctx);
  if (desk === undefined) {
    return;
  }
  const minor = (text: string) => minorOf(text, ctx.site.currency);
  const form = {
    ...facts,
    perMinor: minor(perAmount),
    opensOn: String(date),
    closesOn: String(date.add({ days: days - 1 })),
    prizesMinor: prizes.map(minor),
  };
  await createRaffle(desk, { form, reason: 'A raffle of the season.' });
}

/** Rains of that evening, of now and of the next days, and gifts that wait to be taken. */
async function fillSky(ctx: Ctx, day: DemoDay): Promise<void> {
  const desk = await demoOperatorCtx(ctx);
  if (desk === undefined) {
    return;
  }
  const doors = day.pastEndsAt.add({ minutes: 1 });
  const starts = [day.at(rainHours), doors, doors.add({ hours: 30 })];
  for (const [at, rain] of demoRains.entries()) {
    await makeRain(desk, rain, starts[at] ?? doors);
  }
  const { accounts, amount, ...gift } = demoGift;
  const form = { ...gift, accounts, amountMinor: minorOf(amount, ctx.site.currency) };
  await unlessRefused(() => giveEnvelopes(desk, { form, reason: 'Thanks for the first month.' }));
}

function makeRain(
  ctx: Ctx<OperatorActor>,
  { names, leastAmount, mostAmount }: (typeof demoRains)[number],
  opensAt: Temporal.Instant,
) {
  const { budgetAmount, ...facts } = demoRain;
  const minor = (text: string) => minorOf(text, ctx.site.currency);
  const form = {
    ...facts,
    names,
    opensAt,
    budgetMinor: minor(budgetAmount),
    minMinor: minor(leastAmount),
    maxMinor: minor(mostAmount),
  };
  return createEnvelope(ctx, { form, reason: 'Rains of the week.' });
}

/** Some of those who are there in the evening hold their hands out. */
async function rainScenes(ctx: Ctx, day: DemoDay): Promise<readonly Scene[]> {
  const members = (await everyMember(ctx)).filter(
    ({ kind, state, account }) =>
      kind !== 'trial' && state === 'active' && day.chance(`rain ${account}`).happens(0.2),
  );
  return members.slice(0, openers).map((member, at) => ({
    at: day.at(rainHours + (at + 1) / 600),
    play: (now) => catchOne(now, member),
  }));
}

async function catchOne(ctx: Ctx, member: Member): Promise<void> {
  const now = ctx.clock.now();
  const query = { memberId: member.id, endedAfter: now, limit: 20 };
  const falling = (await selectEnvelopes(ctx.tx, query)).find(
    ({ opensAt }) => Temporal.Instant.compare(opensAt, now) <= 0,
  );
  if (falling !== undefined) {
    await unlessRefused(() => openPacket(memberCtx(ctx, member), falling.id));
  }
}
