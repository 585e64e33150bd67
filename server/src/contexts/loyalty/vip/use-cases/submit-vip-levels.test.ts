import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { pointsKey } from '../../../../../test/factories/loyalty.ts';
import { enterOperator, enterOwner, reason } from '../../../../../test/factories/operators.ts';
import { runningServer, type TestBrowser } from '../../../../../test/factories/running.ts';
import { testDatabase } from '../../../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test);
const { listVipLevels, changeVipLevels } = endpoints;

const ladderOf = async (desk: TestBrowser) =>
  listVipLevels.reply.parse((await desk.call(listVipLevels)).value).list;
type Ladder = Awaited<ReturnType<typeof ladderOf>>;
const change = (desk: TestBrowser, list: Ladder) =>
  desk.call(changeVipLevels, { body: { list, reason }, key: pointsKey() });
const approve = (desk: TestBrowser, { value }: { readonly value: Record<string, unknown> }) =>
  desk.call(endpoints.approveRequest, {
    params: { id: String(value['approvalId']) },
    body: { reason },
    key: pointsKey(),
  });
const withRank = (list: Ladder, rank: number, changes: Partial<Ladder[number]>): Ladder =>
  list.map((row) => (row.rank === rank ? { ...row, ...changes } : row));

describe('submitVipLevels', () => {
  it('asks a second person for any ladder that gives more to anybody (R53)', async () => {
    const editor = await enterOperator(test, server, 'content');
    const owner = await enterOwner(server);
    const list = await ladderOf(editor);
    const less = await change(editor, withRank(list, 1, { gift: '7.00' }));
    expect(less.value).toMatchObject({ approvalId: null });
    const asked = await change(
      editor,
      withRank(list, 1, { gift: '7.01', upgradeDeposit: '499.00' }),
    );
    expect((await ladderOf(owner))[1]).toMatchObject({ gift: '7.00', upgradeDeposit: '500.00' });
    expect((await change(editor, list)).code).toBe('approval_waiting');
    expect((await approve(owner, asked)).value).toMatchObject({
      act: 'vip.change_ladder',
      facts: { gift: '1: 7.00 → 7.01', depositThreshold: '1: 500.00 → 499.00', currency: 'THB' },
    });
    expect((await ladderOf(owner))[1]).toMatchObject({ gift: '7.01', upgradeDeposit: '499.00' });
  });

  it('refuses the approval where another ladder holds than it was made from', async () => {
    const editor = await enterOperator(test, server, 'content');
    const owner = await enterOwner(server);
    const list = await ladderOf(editor);
    const asked = await change(editor, withRank(list, 2, { gift: '5000.00' }));
    expect((await change(owner, withRank(list, 1, { gift: '1.00' }))).code).toBeUndefined();
    expect(await approve(owner, asked)).toMatchObject({ status: 409, code: 'vip_ladder_changed' });
    expect((await ladderOf(owner))[2]?.gift).toBe('28.00');
    // Back to the ladder that it was made from, which is more than the one that holds.
    const back = await change(editor, list);
    expect(back.code).toBe('approval_waiting');
  });

  it('refuses what is no ladder before it asks anybody', async () => {
    const editor = await enterOperator(test, server, 'content');
    const list = await ladderOf(editor);
    const gap = withRank(list, 3, { gift: '9000.00' }).filter(({ rank }) => rank !== 2);
    expect((await change(editor, gap)).code).toBe('vip_ladder_invalid');
  });
});
