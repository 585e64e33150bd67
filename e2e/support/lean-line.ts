import { endpoints } from '@portal/protocol/endpoints';
import { type Agent, comeBy, enterByCall } from './agent-calls.ts';
import { demoAccount } from './agents.ts';
import { openCaller } from './caller.ts';
import { siteTime } from './clock.ts';
import { payBelow, payByHouse, playThrough, untilPastHour } from './hour-pay.ts';
import { firstOperator } from './operator.ts';
import { expect } from './site.ts';

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
  await payByHouse(desk, first);
  await payBelow(first, other);
  for (const [at, agent] of line.slice(1).entries()) {
    await payBelow(line[at] ?? first, agent);
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

/** Whoever is paid last has a bill: so has everybody above. */
async function untilSettled(agent: Agent, day: string): Promise<void> {
  const { caller } = await enterByCall(agent);
  const query = { kind: 'HOURLY', from: day, to: day, payState: 'PART_PAID' };
  const read = async (): Promise<unknown> =>
    (await caller.call(endpoints.listContractBills, { query }))['content'];
  await expect.poll(read, { timeout: 60_000 }).toHaveLength(1);
}
