import { endpoints } from '@portal/protocol/endpoints';
import { beforeAll, describe, expect, it } from 'vitest';
import { enterOperator, enterOwner } from '../../../test/factories/operators.ts';
import { runningServer } from '../../../test/factories/running.ts';
import { workOf } from '../../../test/factories/work.ts';
import { testDatabase } from '../../../test/harness.ts';
import { plugDelivery } from './index.ts';

const test = testDatabase();
const server = runningServer(test);
const recipients = ['+66811111111', '+66811111112', '+66922222222', 'Mika@Site.example'];

beforeAll(async () => {
  const env = { work: workOf(test), clock: test.clock, log: test.log };
  const delivery = plugDelivery(env, { sms: undefined, email: undefined });
  for (const recipient of recipients) {
    const channel = recipient.includes('@') ? 'email' : 'sms';
    const message = { channel, recipient, purpose: 'login_code', body: `to ${recipient}` } as const;
    await test.inUnit((ctx) => delivery.send(ctx, message));
    test.clock.advance({ seconds: 1 });
  }
});

type Row = Readonly<Record<string, unknown>>;

async function read(query: Record<string, string>) {
  const owner = await enterOwner(server);
  const { status, value } = await owner.call(endpoints.listDeliveries, { query });
  const content = (value['content'] ?? []) as readonly Row[];
  return { status, to: content.map((row) => row['to']), content, cursor: value['nextCursor'] };
}

describe('the outbox', () => {
  it('shows what was kept, the newest first', async () => {
    const { content, to } = await read({});
    expect(to).toEqual(recipients.toReversed());
    expect(content[1]).toMatchObject({
      channel: 'sms',
      purpose: 'login_code',
      text: 'to +66922222222',
      state: 'kept',
      tries: 0,
    });
  });

  it.each([
    ['+668', ['+66811111112', '+66811111111']],
    ['+66 81111 1112', ['+66811111112']],
    ['922222222', ['+66922222222']],
    ['092222 2222', ['+66922222222']],
    ['66811111', ['+66811111112', '+66811111111']],
    ['922', []],
    ['mika@site', ['Mika@Site.example']],
    ['nobody', []],
    ['%', []],
  ])('finds recipients by %s', async (to, matches) => {
    expect((await read({ to })).to).toEqual(matches);
  });

  it('goes on behind a cursor', async () => {
    const first = await read({ limit: '3' });
    expect(first.to).toHaveLength(3);
    const second = await read({ limit: '3', cursor: String(first.cursor) });
    expect([second.to, second.cursor]).toEqual([['+66811111111'], null]);
  });

  it.each(['cashier', 'support', 'auditor'])('is not for a %s', async (role) => {
    const operator = await enterOperator(test, server, role);
    const got = await operator.call(endpoints.listDeliveries);
    expect([got.status, got.code]).toEqual([403, 'ability_missing']);
  });
});
