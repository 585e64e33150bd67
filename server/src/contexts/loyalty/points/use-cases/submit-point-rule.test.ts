import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { pointsKey } from '../../../../../test/factories/loyalty.ts';
import { enterOperator, enterOwner, reason } from '../../../../../test/factories/operators.ts';
import { runningServer, type TestBrowser } from '../../../../../test/factories/running.ts';
import { testDatabase } from '../../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test);

const change = (desk: TestBrowser, type: 'slots' | 'redeem', [amount, ratio]: [string, string]) =>
  desk.call(endpoints.changePointRule, {
    params: { type },
    body: { amount, ratio, reason },
    key: pointsKey(),
  });
const approve = (desk: TestBrowser, { value }: { readonly value: Record<string, unknown> }) =>
  desk.call(endpoints.approveRequest, {
    params: { id: String(value['approvalId']) },
    body: { reason },
    key: pointsKey(),
  });

describe('submitPointRule', () => {
  it('asks a second person for every rate that gives more, and nobody for less (R53)', async () => {
    const editor = await enterOperator(test, server, 'content');
    const owner = await enterOwner(server);
    const less = await change(editor, 'slots', ['200.00', '1']);
    expect(less.value).toMatchObject({ approvalId: null });
    const asked = await change(editor, 'slots', ['199.99', '1']);
    expect(asked.value['list']).toContainEqual({ type: 'slots', amount: '200.00', ratio: '1' });
    expect((await change(editor, 'slots', ['1.00', '9'])).code).toBe('approval_waiting');
    expect((await approve(owner, asked)).value).toMatchObject({
      act: 'points.change_rule',
      facts: { rule: 'slots', from: '200.00 THB = 1 PTS', to: '199.99 THB = 1 PTS' },
    });
    const worth = await change(editor, 'redeem', ['100', '1000.00']);
    expect((await approve(owner, worth)).value).toMatchObject({
      facts: { rule: 'redeem', from: '100 PTS = 1.00 THB', to: '100 PTS = 1000.00 THB' },
    });
    const { value } = await owner.call(endpoints.listPointConfig);
    const { list } = endpoints.listPointConfig.reply.parse(value);
    expect(list.find(({ type }) => type === 'slots')?.amount).toBe('199.99');
    expect(list.find(({ type }) => type === 'redeem')?.ratio).toBe('1000.00');
  });

  it('can only be refused once another rate holds than it was made from', async () => {
    const editor = await enterOperator(test, server, 'content');
    const owner = await enterOwner(server);
    const asked = await change(editor, 'slots', ['50.00', '1']);
    const less = await change(owner, 'slots', ['900.00', '1']);
    expect(less.value).toMatchObject({ approvalId: null });
    expect((await approve(owner, asked)).code).toBe('point_rule_changed');
    const { value } = await owner.call(endpoints.listPointConfig);
    expect(endpoints.listPointConfig.reply.parse(value).list).toContainEqual(
      expect.objectContaining({ type: 'slots', amount: '900.00' }),
    );
  });
});
