import { describe, expect, it } from 'vitest';
import { buildCredential, buildRequest } from '../../../../test/factories/identity.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { findCredential } from '../store.ts';
import { createCredential } from './create-credential.ts';
import { endSessions } from './end-sessions.ts';
import { openSession } from './open-session.ts';

const { inUnit } = testDatabase();

describe('endSessions', () => {
  it('ends every session and leaves the way in open (R10)', async () => {
    const credential = buildCredential();
    const { subjectId: id } = credential;
    await inUnit((ctx) => createCredential(ctx, credential));
    const subject = { id, realm: 'member', isAgent: false, isTrial: false, role: null } as const;
    const life = { idleMinutes: 30, absoluteHours: 24 };
    const opened = await inUnit((ctx) =>
      openSession(ctx, { subject, request: buildRequest(), life }),
    );
    expect(await inUnit((ctx) => endSessions(ctx, id))).toEqual([opened.sessionId]);
    expect(await inUnit((ctx) => endSessions(ctx, id))).toEqual([]);
    const found = await inUnit((ctx) => findCredential(ctx.tx, credential));
    expect(found?.isBlocked).toBe(false);
  });
});
