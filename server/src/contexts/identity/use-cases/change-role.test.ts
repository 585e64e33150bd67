import { describe, expect, it } from 'vitest';
import { buildCredential, buildRequest } from '../../../../test/factories/identity.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { findCredential } from '../store.ts';
import { countOpen } from '../store-sessions.ts';
import { changeRole } from './change-role.ts';
import { createCredential } from './create-credential.ts';
import { openSession } from './open-session.ts';
import { resetPassword } from './reset-password.ts';

const { inUnit } = testDatabase();
const life = { idleMinutes: 30, absoluteHours: 24 };
const newHash = '$argon2id$v=19$m=47104,t=1,p=1$b3RoZXJzYWx0$b3RoZXJoYXNo';

/** Somebody who is signed in. */
async function enter() {
  const credential = buildCredential({ realm: 'operator', role: 'owner' });
  const { subjectId: id } = credential;
  await inUnit((ctx) => createCredential(ctx, credential));
  const subject = { id, realm: 'operator', isAgent: false, isTrial: false, role: 'owner' } as const;
  const { sessionId } = await inUnit((ctx) =>
    openSession(ctx, { subject, request: buildRequest(), life }),
  );
  return { credential, id, sessionId };
}

const openCount = (id: string) => inUnit((ctx) => countOpen(ctx.tx, id, ctx.clock.now()));

describe('changeRole', () => {
  it('ends the sessions that carry the old role', async () => {
    const { credential, id, sessionId } = await enter();
    const ended = await inUnit((ctx) => changeRole(ctx, { subjectId: id, role: 'auditor' }));
    expect([ended, await openCount(id)]).toEqual([[sessionId], 0]);
    expect(await inUnit((ctx) => findCredential(ctx.tx, credential))).toMatchObject({
      role: 'auditor',
      mustChange: false,
    });
  });
});

describe('resetPassword', () => {
  it('makes the password a temporary one and ends the sessions', async () => {
    const { credential, id, sessionId } = await enter();
    const reset = { subjectId: id, passwordHash: newHash };
    expect(await inUnit((ctx) => resetPassword(ctx, reset))).toEqual([sessionId]);
    expect(await openCount(id)).toBe(0);
    expect(await inUnit((ctx) => findCredential(ctx.tx, credential))).toMatchObject({
      passwordHash: newHash,
      mustChange: true,
    });
  });
});
