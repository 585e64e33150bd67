import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../../test/factories/identity.ts';
import { buildOperator } from '../../../../test/factories/operators.ts';
import { runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { endSessionOf } from './end-session-of.ts';
import { sessionsOf } from './read-sessions.ts';

const test = testDatabase();
const server = runningServer(test);

describe('endSessionOf', () => {
  it('ends one session of somebody once, also for two operators at once', async () => {
    const { id: subjectId } = await registerMember(server.browser());
    const [session] = await test.inUnit((ctx) => sessionsOf(ctx, subjectId));
    const sessionId = session?.id ?? '';
    const end = (of: string) =>
      test.inUnit((ctx) =>
        endSessionOf({ ...ctx, actor: buildOperator() }, { subjectId: of, sessionId }),
      );
    await expect(end('mbr_somebodyelse')).rejects.toMatchObject({ code: 'not_found' });
    const ends = await Promise.allSettled([end(subjectId), end(subjectId)]);
    const done = ends.filter(({ status }) => status === 'fulfilled');
    expect(done).toMatchObject([{ value: [sessionId] }]);
    await expect(end(subjectId)).rejects.toMatchObject({ code: 'not_found' });
    const { rows } = await test
      .database()
      .pool.query(`select ended_because from sessions where id = $1`, [sessionId]);
    expect(rows).toEqual([{ ended_because: 'ended_by_operator' }]);
  });

  it('leaves other browsers signed in', async () => {
    const [one, other] = [server.browser(), server.browser()];
    const { id: subjectId } = await registerMember(one);
    await registerMember(other);
    const [session] = await test.inUnit((ctx) => sessionsOf(ctx, subjectId));
    const sessionId = session?.id ?? '';
    await test.inUnit((ctx) =>
      endSessionOf({ ...ctx, actor: buildOperator() }, { subjectId, sessionId }),
    );
    expect((await other.call(endpoints.readBalance)).status).toBe(200);
  });
});
