import { endpoints } from '@portal/protocol/endpoints';
import pg from 'pg';
import { expect, it } from 'vitest';
import { endlessRates, runningServer } from '../../../../../test/factories/running.ts';
import { newReference, withdrawalDesk } from '../../../../../test/factories/withdrawals.ts';
import { testDatabase } from '../../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const desk = withdrawalDesk(test, server);

async function list(view: string, page: { readonly limit?: string; readonly cursor?: string }) {
  const by = await desk.operator('support');
  const { value } = await by.call(endpoints.listWithdrawalQueue, { query: { view, ...page } });
  const rows = value['content'] as { readonly id: string }[];
  const counts = value['counts'] as Readonly<Record<string, number>>;
  return { ids: rows.map(({ id }) => id), cursor: value['nextCursor'], counts };
}

async function late() {
  const by = await desk.operator('support');
  const { value } = await by.call(endpoints.readOverview);
  const queues = value['queues'] as readonly { readonly name: string; readonly count: number }[];
  return queues.find(({ name }) => name === 'lateWithdrawals');
}

/** A score never changes, so that only the owner of the database can set it. */
async function score(id: string, risk: number): Promise<void> {
  const client = new pg.Client({ connectionString: test.ownerUrl() });
  await client.connect();
  await client.query('update withdrawals set risk = $2 where id = $1', [id, risk]);
  await client.end();
}

it('has those of a high risk first, over every page, and of both the oldest (E5)', async () => {
  const orders = [];
  for (const risk of [69, 15, 70, 85]) {
    const { id } = await desk.request('2500.00');
    await score(id, risk);
    orders.push(id);
  }
  const [calm, small, high, highest] = orders;
  const seen: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await list('review', { limit: '1', ...(cursor !== undefined && { cursor }) });
    seen.push(...page.ids);
    cursor = typeof page.cursor === 'string' ? page.cursor : undefined;
  } while (cursor !== undefined);
  expect(seen).toEqual([high, highest, calm, small]);
});

it('alarms of what is older than a day, whoever acts next, and of nothing else (E5)', async () => {
  const { ids: before } = await list('late', {});
  const paid = await desk.paid();
  test.clock.advance({ seconds: 1 });
  const closed = await desk.request('300.00');
  await desk.decide(await desk.operator(), 'fail', { id: closed.id });
  test.clock.advance({ hours: 23, minutes: 59 });
  expect((await list('late', {})).ids).toEqual(before);
  test.clock.advance({ minutes: 1 });
  const young = await desk.request('400.00');
  const { ids, counts } = await list('late', {});
  expect(ids).toContain(paid.id);
  expect(ids).not.toContain(young.id);
  expect(ids).not.toContain(closed.id);
  expect(counts['late']).toBe(ids.length);
  expect(await late()).toMatchObject({ count: ids.length });
  await desk.decide(await desk.operator(), 'pay', { id: young.id, body: newReference() });
  expect((await list('late', {})).ids).toEqual(ids);
});
