import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { testDatabase } from '../../../../test/harness.ts';
import type { MemberActor, OperatorActor } from '../../../platform/context.ts';
import { linkHash } from '../chain.ts';
import { listEntries } from './list-entries.ts';
import { type OwnChain, readOwnChain } from './read-own-chain.ts';
import { recordAct } from './record-act.ts';
import { recordEvents } from './record-events.ts';
import { sealEntries } from './seal-entries.ts';

const { inUnit, clock } = testDatabase();

const member = (id: MemberActor['id']): MemberActor => ({
  kind: 'member',
  id,
  sessionId: 'ses_ownchain1',
  isAgent: false,
  isTrial: false,
  isRestricted: false,
  ip: '203.0.113.9',
});

const operator: OperatorActor = {
  kind: 'operator',
  id: 'opr_ownchain1',
  sessionId: 'ses_ownchain2',
  name: 'quay',
  role: 'owner',
  ip: '203.0.113.5',
};

async function happen(actor: MemberActor): Promise<void> {
  const subject = { type: 'member', id: actor.id };
  clock.advance({ milliseconds: 1 });
  await inUnit((ctx) => recordEvents(ctx, { action: 'member.login', subject }), { actor });
}

const read = (actor: MemberActor, page = { after: 0n, limit: 100 }): Promise<OwnChain> =>
  inUnit((ctx) => readOwnChain({ ...ctx, actor }, page), { actor });

/** Computes the chain again from nothing but what was read. */
function holds({ start, events }: OwnChain): boolean {
  let { position, hash } = start;
  return events.every((event) => {
    position += 1n;
    hash = linkHash(hash, position, event.rowHash);
    const isRow =
      event.row === undefined ||
      createHash('sha256').update(event.row).digest().equals(event.rowHash);
    return isRow && event.position === position && event.hash.equals(hash);
  });
}

describe('readOwnChain', () => {
  it('links the events of the caller alone, and goes on where a page ended', async () => {
    const [own, other] = [member('mbr_ownchain1'), member('mbr_ownchain2')];
    for (const actor of [own, other, own, own]) {
      await happen(actor);
    }
    await inUnit((ctx) => sealEntries(ctx, 100));
    const whole = await read(own);
    expect(whole.events.map(({ position }) => position)).toEqual([1n, 2n, 3n]);
    expect([whole.isWhole, holds(whole)]).toEqual([true, true]);
    const first = await read(own, { after: 0n, limit: 2 });
    const second = await read(own, { after: 2n, limit: 2 });
    expect([first.isWhole, second.isWhole]).toEqual([false, true]);
    expect(second.start.hash).toEqual(first.events.at(-1)?.hash);
    expect([holds(first), holds(second)]).toEqual([true, true]);
  });

  it('names what an operator did, whose words stay with the site, and still holds', async () => {
    const own = member('mbr_ownchain3');
    await happen(own);
    const subject = { type: 'member', id: own.id };
    const act = { action: 'member.lock', subject, reason: 'asked for by phone' } as const;
    // Entries of one moment have no order.
    clock.advance({ milliseconds: 1 });
    await inUnit((ctx) => recordAct({ ...ctx, actor: operator }, act), { actor: operator });
    await inUnit((ctx) => sealEntries(ctx, 100));
    const chain = await read(own);
    expect(chain.events[1]).toMatchObject({ action: 'member.lock', row: undefined });
    expect(JSON.stringify(chain.events.map(({ row }) => row))).not.toContain('quay');
    expect(holds(chain)).toBe(true);
  });

  it('names what was decided about an order of its member, which the desk finds as well', async () => {
    const own = member('mbr_ownchain5');
    const subject = { type: 'withdrawal', id: 'wdr_ownchain1' };
    const act = { action: 'withdrawal.rule', subject, memberId: own.id, reason: 'seen' } as const;
    clock.advance({ milliseconds: 1 });
    await inUnit((ctx) => recordAct({ ...ctx, actor: operator }, act), { actor: operator });
    await inUnit((ctx) => sealEntries(ctx, 100));
    const chain = await read(own);
    expect(chain.events).toMatchObject([{ action: 'withdrawal.rule', row: undefined }]);
    expect(holds(chain)).toBe(true);
    const query = { actorId: undefined, action: undefined, cursor: undefined, limit: 5 };
    for (const subjectId of [own.id, subject.id]) {
      const { entries } = await inUnit((ctx) => listEntries(ctx, { ...query, subjectId }));
      expect(entries.map(({ action }) => action)).toEqual(['withdrawal.rule']);
    }
  });

  it('is empty before anything is sealed', async () => {
    const chain = await read(member('mbr_ownchain4'), { after: 7n, limit: 10 });
    expect([chain.start.position, chain.events, chain.isWhole]).toEqual([0n, [], true]);
  });
});
