import { describe, expect, it } from 'vitest';
import { buildCredential, buildRequest } from '../../../../test/factories/identity.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { findCredential } from '../store.ts';
import { countOpen } from '../store-sessions.ts';
import { blockSubject, unblockSubject } from './block-subject.ts';
import { createCredential } from './create-credential.ts';
import { openSession } from './open-session.ts';

const { inUnit } = testDatabase();

const life = { idleMinutes: 30, absoluteHours: 24 };

async function openFor(id: string): Promise<string> {
  const subject = { id, realm: 'member', isAgent: false, isTrial: false, role: null } as const;
  const opened = await inUnit((ctx) =>
    openSession(ctx, { subject, request: buildRequest(), life }),
  );
  return opened.sessionId;
}

const openCount = (id: string) => inUnit((ctx) => countOpen(ctx.tx, id, ctx.clock.now()));

describe('createCredential', () => {
  it('refuses a name that differs by case or width only, and keeps realms apart', async () => {
    const one = buildCredential({ username: 'Harbour' });
    const twins = [
      buildCredential({ username: 'HARBOUR' }),
      buildCredential({ username: 'ｈarbour' }),
      buildCredential({ username: 'harbour', realm: 'operator' }),
    ];
    const made: boolean[] = [];
    for (const credential of [one, ...twins]) {
      made.push(await inUnit((ctx) => createCredential(ctx, credential)));
    }
    expect(made).toEqual([true, false, false, true]);
  });
});

describe('blockSubject', () => {
  it('ends every session of the subject and of nobody else', async () => {
    const [one, two] = [buildCredential(), buildCredential()];
    for (const credential of [one, two]) {
      await inUnit((ctx) => createCredential(ctx, credential));
    }
    const sessions = [await openFor(one.subjectId), await openFor(one.subjectId)];
    await openFor(two.subjectId);
    const ended = await inUnit((ctx) => blockSubject(ctx, one.subjectId));
    expect(ended.toSorted()).toEqual(sessions.toSorted());
    expect([await openCount(one.subjectId), await openCount(two.subjectId)]).toEqual([0, 1]);
    const found = await inUnit((ctx) => findCredential(ctx.tx, one));
    expect(found?.isBlocked).toBe(true);
    await inUnit((ctx) => unblockSubject(ctx, one.subjectId));
    expect((await inUnit((ctx) => findCredential(ctx.tx, one)))?.isBlocked).toBe(false);
  });
});
