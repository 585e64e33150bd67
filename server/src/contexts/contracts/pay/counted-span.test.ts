import { assertDefined } from '@portal/money';
import type { BillId } from '@portal/protocol';
import { beforeEach, expect, it } from 'vitest';
import { sign } from '../../../../test/factories/contracts.ts';
import { settlingLine } from '../../../../test/factories/settling.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { readBill } from './use-cases/read-bill.ts';

const test = testDatabase();
const { at, begin, offer, play, settleAll } = settlingLine(test);

beforeEach(begin);

async function countedOf(): Promise<readonly [string, string]> {
  const { rows } = await test
    .database()
    .pool.query<{ id: BillId }>('select id from contract_bills where payee_id = $1 order by id', [
      at(0),
    ]);
  const { id } = assertDefined(rows[0], 'the line has a bill');
  const { counted } = await test.inUnit((ctx) => readBill(ctx, { id, party: at(0) }));
  return [String(counted.start), String(counted.end)];
}

const next = (minutes: number) => String(test.clock.now().add({ minutes }));

it('begins with the contract of real-time pay, and goes as far as the day was computed', async () => {
  const contract = await test.inUnit((ctx) => sign(ctx, offer(0, '1', { kind: 'REALTIME' })));
  expect(String(contract.startsAt)).toBe(next(5));
  test.clock.advance({ minutes: 10 });
  await play(at(2), 10_000n, 0n);
  test.clock.advance({ minutes: 6 });
  await settleAll();
  expect(await countedOf()).toEqual([String(contract.startsAt), next(-1)]);
});

it('is the whole unit of all other pay', async () => {
  await test.inUnit((ctx) => sign(ctx, offer(0, '1')));
  test.clock.advance({ hours: 24 });
  await play(at(2), 10_000n, 0n);
  test.clock.advance({ hours: 36 });
  await settleAll();
  const [from, to] = await countedOf();
  expect([from.slice(11), to.slice(11)]).toEqual(['17:00:00Z', '17:00:00Z']);
  expect(Temporal.Instant.from(to).since(from).total('hours')).toBe(24);
});
