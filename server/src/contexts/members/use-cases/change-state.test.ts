import type { MemberId } from '@portal/protocol';
import { describe, expect, it } from 'vitest';
import { buildCredential } from '../../../../test/factories/identity.ts';
import { buildMember } from '../../../../test/factories/members.ts';
import { buildOperator } from '../../../../test/factories/operators.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { createCredential } from '../../identity/index.ts';
import { changeState } from './change-state.ts';
import { createMember } from './create-member.ts';

const { inUnit, clock } = testDatabase();
const by = { actor: buildOperator() };

const change = (command: Parameters<typeof changeState>[1]) =>
  inUnit((ctx) => changeState(ctx, command), by);

async function newMember(): Promise<MemberId> {
  const member = buildMember();
  await inUnit(async (ctx) => {
    await createCredential(
      ctx,
      buildCredential({ subjectId: member.id, username: member.account }),
    );
    await createMember(ctx, member);
  });
  return member.id;
}

describe('changeState', () => {
  it('refuses an unknown member first, then the state that it has already', async () => {
    const missing = { id: 'mbr_none', state: 'locked', reason: 'why' } as const;
    await expect(change(missing)).rejects.toMatchObject({
      code: 'not_found',
    });
    const id = await newMember();
    const same = { id, state: 'active', reason: 'why' } as const;
    await expect(change(same)).rejects.toMatchObject({
      code: 'member_state_conflict',
      data: { state: 'active' },
    });
  });

  it('keeps state, reason and time, there and back', async () => {
    const id = await newMember();
    const locked = await change({ id, state: 'locked', reason: 'chargeback' });
    expect(locked.before.state).toBe('active');
    expect(locked.after).toMatchObject({
      state: 'locked',
      stateReason: 'chargeback',
      stateChangedAt: clock.now(),
    });
    const back = await change({ id, state: 'active', reason: 'paid' });
    expect(back.after).toMatchObject({ state: 'active', stateReason: 'paid' });
  });

  it('happens once when asked twice at the same time', async () => {
    const id = await newMember();
    const wanted = { id, state: 'locked', reason: 'twice' } as const;
    const both = await Promise.allSettled([1, 2].map(() => change(wanted)));
    expect(both.map((result) => result.status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});
