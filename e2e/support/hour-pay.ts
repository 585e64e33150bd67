import { endpoints } from '@portal/protocol/endpoints';
import { acceptHourly, type Agent, enterByCall, offerTo } from './agent-calls.ts';
import { type Caller, openCaller } from './caller.ts';
import { machineTime, moveClock, siteTime } from './clock.ts';
import { expect } from './site.ts';

/** An hour pays so much at every level, and a row asks for so many bets. */
export const hourPay = '1.50';
const leastBets = '200.00';
/** More than an operator may hand out alone at once; two of them are what the row asks for. */
const handOut = '100.00';

const terms = {
  kind: 'HOURLY',
  scope: 'RNG',
  tiers: [{ minBet: leastBets, minLoss: null, minActive: 0, rateType: 'F', rate: hourPay }],
} as const;

/** The house pays an agent for hours, who says yes. */
export async function payByHouse(desk: Caller, agent: Agent): Promise<void> {
  const params = { id: agent.id };
  const body = { ...terms, reason: 'For a journey' };
  await desk.call(endpoints.proposeHouseContract, { params, body });
  await acceptHourly(agent);
}

/** An agent pays one right below for hours, who says yes. */
export async function payBelow(payer: Agent, payee: Agent): Promise<void> {
  await offerTo(payer, payee, terms);
  await acceptHourly(payee);
}

/** Puts the clock so many minutes past the next full hour, and waits until the site goes by it. */
export async function untilPastHour(minutes: number): Promise<void> {
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
export async function playThrough(desk: Caller, player: Agent): Promise<void> {
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
