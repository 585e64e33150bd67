import { describe, expect, it } from 'vitest';
import { pointsKeeper } from '../../../../../test/factories/loyalty.ts';
import { buildMember } from '../../../../../test/factories/members.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { siteDay } from '../../../../platform/site-date.ts';
import { createMember } from '../../../members/index.ts';
import { putHost } from '../store-hosts.ts';
import { listHostedMembers } from './list-hosted-members.ts';

const test = testDatabase();

/** Somebody whom a host looks after from now on. */
async function hostedBy(name: string) {
  const row = buildMember();
  await test.inUnit(async (ctx) => {
    await createMember(ctx, row);
    const host = { name, contact: `${name}@example.com`, checkedOn: siteDay(ctx) };
    const by = { assignedBy: pointsKeeper.id, at: ctx.clock.now() };
    await putHost(ctx.tx, { ...host, ...by, memberId: row.id });
  });
  return row.account;
}

const list = (query: {
  readonly host?: string;
  readonly cursor?: string;
  readonly limit?: number;
}) =>
  test.inUnit(
    (ctx) => listHostedMembers(ctx, { host: undefined, cursor: undefined, limit: 20, ...query }),
    { actor: pointsKeeper },
  );

describe('listHostedMembers', () => {
  it('shows the members of each host a page at a time, and whose check is due after a year', async () => {
    const old = await hostedBy('Mina');
    test.clock.advance({ hours: 24 * 364 });
    const young = await hostedBy('Mina');
    const other = await hostedBy('Tariq');
    const accountsOf = ({ content }: Awaited<ReturnType<typeof list>>) =>
      content.map(({ account }) => account);
    expect(accountsOf(await list({})).toSorted()).toEqual([old, young, other].toSorted());
    const first = await list({ host: 'Mina', limit: 1 });
    const next = await list({ host: 'Mina', limit: 1, cursor: first.nextCursor ?? '' });
    const both = [...accountsOf(first), ...accountsOf(next)];
    expect([both.toSorted(), next.nextCursor]).toEqual([[old, young].toSorted(), null]);
    expect((await list({})).content.filter(({ isDue }) => isDue)).toEqual([]);
    test.clock.advance({ hours: 24 });
    const { content, hosts } = await list({});
    expect(content.filter(({ isDue }) => isDue)).toMatchObject([
      { account: old, name: 'Mina', contact: 'Mina@example.com', reviewOn: '2027-03-02' },
    ]);
    expect(hosts).toEqual([
      { name: 'Mina', members: 2, due: 1 },
      { name: 'Tariq', members: 1, due: 0 },
    ]);
    expect(await list({ host: 'Nobody' })).toMatchObject({ content: [], nextCursor: null });
  });
});
