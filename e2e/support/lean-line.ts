import { endpoints } from '@portal/protocol/endpoints';
import { acceptHourly, type Agent, comeBy, enterByCall, offerTo } from './agent-calls.ts';
import { demoAccount } from './agents.ts';
import { type Caller, openCaller } from './caller.ts';
import { machineTime, moveClock, siteTime } from './clock.ts';
import { firstOperator } from './operator.ts';
import { expect } from './site.ts';

/** An hour pays so much at every level, and a row asks for so many bets. */
export const hourPay = '1.50';
const leastBets = '200.00';
/** More than an operator may hand out alone at once; two of them are what the row asks for. */
const handOut = '100.00';

/** A line of agents, each paid by the one before, and another that the first pays as well. */
export interface LeanLine {
  readonly line: readonly Agent[];
  /** The day of the site in which the hour lies that was paid. */
  readonly day: string;
}

/**
 * The house pays the first agent for an hour once, which pays two for it: the second of the two and
 * everybody below it get what is there, and are owed the rest. On a site whose members have hardly
 * anything of their own.
 */
export async function openLeanLine(timeZone: string): Promise<LeanLine> {
  const desk = openCaller();
  await desk.enter(endpoints.logInOperator, firstOperator());
  const first = await enterByCall(demoAccount('agent'));
  const second = await enterByCall(demoAccount('downline-1'));
  const third = await enterByCall(demoAccount('downline-2'));
  const other = await comeBy(first);
  const fourth = await comeBy(third);
  const line = [first, second, third, fourth];
  await offerByHouse(desk, first);
  await sign(first, other);
  for (const [at, agent] of line.slice(1).entries()) {
    await sign(line[at] ?? first, agent);
  }
  await untilPastHour(3);
  const day = String((await siteTime()).toZonedDateTimeISO(timeZone).toPlainDate());
  await desk.enter(endpoints.logInOperator, firstOperator());
  for (const player of [other, fourth]) {
    await playThrough(desk, player);
  }
  await untilPastHour(12);
  await untilSettled(fourth, day);
  return { line, day };
}

const terms = {
  kind: 'HOURLY',
  scope: 'RNG',
  tiers: [{ minBet: leastBets, minLoss: null, minActive: 0, rateType: 'F', rate: hourPay }],
} as const;

async function offerByHouse(desk: Caller, agent: Agent): Promise<void> {
  const params = { id: agent.id };
  const body = { ...terms, reason: 'For a journey' };
  await desk.call(endpoints.proposeHouseContract, { params, body });
  await acceptHourly(agent);
}

async function sign(payer: Agent, payee: Agent): Promise<void> {
  await offerTo(payer, payee, terms);
  await acceptHourly(payee);
}

/** Puts the clock so many minutes past the next full hour, and waits until the site goes by it. */
async function untilPastHour(minutes: number): Promise<void> {
  const now = await siteTime();
  const hour = now.toZonedDateTimeISO('UTC').round({ smallestUnit: 'hour', roundingMode: 'ceil' });
  const target = hour.add({ minutes }).toInstant();
  await moveClock(Math.ceil(target.since(await machineTime()).total('minutes')));
  const visitor = openCaller();
  await expect
    .poll(async () => Temporal.Instant.compare(await visitor.time(), target) >= 0, {
      timeout: 30_000,
    })
    .toBe(true);
}

/** Bets as many as a row asks for: so much is there in any case, whatever the reels show. */
async function playThrough(desk: Caller, player: Agent): Promise<void> {
  for (let part = 0; part < 2; part += 1) {
    const body = { direction: 'credit', amount: handOut, currency: 'THB', reason: 'For a journey' };
    await desk.call(endpoints.adjustMember, { params: { id: player.id }, body });
  }
  // So much time went by that everybody comes anew.
  const { caller } = await enterByCall(player);
  const { content } = await caller.call(endpoints.listGames, {
    query: { gameType: 'RNG', pageSize: '1' },
  });
  const [{ nodeId }] = content as [{ nodeId: string }];
  for (let round = 0; round < 4; round += 1) {
    const body = { nodeId, mode: 'real', stake: '50.00' };
    await caller.call(endpoints.spinSlot, { body });
  }
}

/** Whoever is paid last has a bill: so has everybody above. */
async function untilSettled(agent: Agent, day: string): Promise<void> {
  const { caller } = await enterByCall(agent);
  const query = { kind: 'HOURLY', from: day, to: day, payState: 'PART_PAID' };
  const read = async (): Promise<unknown> =>
    (await caller.call(endpoints.listContractBills, { query }))['content'];
  await expect.poll(read, { timeout: 60_000 }).toHaveLength(1);
}
