import { openTexts } from '@portal/i18n/files';
import { describe, expect, it } from 'vitest';
import { actorOf, buildPlayer } from '../../../../test/factories/games.ts';
import { runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import type { OperatorActor } from '../../../platform/context.ts';
import { answerFeedback } from './answer-feedback.ts';
import { listFeedback } from './list-feedback.ts';
import { listOwnFeedback } from './list-own-feedback.ts';
import { mostWaiting, sendFeedback } from './send-feedback.ts';

const test = testDatabase();
const server = runningServer(test);
const desk: OperatorActor = {
  kind: 'operator',
  id: 'opr_feedback1',
  sessionId: 'ses_test',
  name: 'quay',
  role: 'support',
  ip: '203.0.113.5',
};
const rule = { leastWords: 3, mostWords: 6 };

async function newMember() {
  const actor = actorOf(await buildPlayer(test));
  return {
    id: actor.id,
    send: (content: string, questionType: 'game' | 'deposit' = 'game') => {
      test.clock.advance({ seconds: 1 });
      const command = { questionType, content, rule };
      return test.inUnit((ctx) => sendFeedback(ctx, command), { actor });
    },
    list: (query: { cursor?: string; limit?: number } = {}) =>
      test.inUnit(
        (ctx) => listOwnFeedback(ctx, { cursor: query.cursor, limit: query.limit ?? 10 }),
        { actor },
      ),
  };
}

function queue(query: { isWaiting: boolean; questionType?: 'deposit'; limit?: number }) {
  const { isWaiting, questionType, limit = 50 } = query;
  return test.inUnit(
    (ctx) => listFeedback(ctx, { isWaiting, questionType, cursor: undefined, limit }),
    { actor: desk },
  );
}

function answer(id: `fbk_${string}`, text = 'We looked into it.') {
  const { viewer } = server.built().contexts.site;
  const env = { viewer, texts: openTexts(), send: async () => undefined };
  return test.inUnit((ctx) => answerFeedback(env, ctx, { id, answer: text }), { actor: desk });
}

describe('sendFeedback', () => {
  it('refuses feedback_length for too few words and for too many, then feedback_waits', async () => {
    const member = await newMember();
    for (let sent = 0; sent < mostWaiting; sent += 1) {
      await member.send('The reels stood still');
    }
    const data = { least: 3, most: 6 };
    await expect(member.send('Help me!')).rejects.toMatchObject({ code: 'feedback_length', data });
    await expect(member.send('one two three four five six seven')).rejects.toMatchObject({ data });
    await expect(member.send('The reels stood still')).rejects.toMatchObject({
      code: 'feedback_waits',
      data: { most: mostWaiting },
    });
  });

  it('lets no more wait of twenty that come at once', async () => {
    const actor = actorOf(await buildPlayer(test));
    const command = { questionType: 'game', content: 'The reels stood still', rule } as const;
    const send = () => test.inUnit((ctx) => sendFeedback(ctx, command), { actor });
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, send));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(mostWaiting);
    for (const outcome of outcomes.filter(({ status }) => status === 'rejected')) {
      expect(outcome).toMatchObject({ reason: { code: 'feedback_waits' } });
    }
  });

  it('keeps what a member wrote for that member, newest first and page by page', async () => {
    const [member, other] = [await newMember(), await newMember()];
    const first = await member.send('The first of two');
    const second = await member.send('The second of two');
    const page = await member.list({ limit: 1 });
    expect(page.rows).toEqual([second]);
    const rest = await member.list({ cursor: page.nextCursor ?? '' });
    expect(rest.rows).toEqual([first]);
    expect(rest.nextCursor).toBeNull();
    expect((await other.list()).rows).toEqual([]);
  });
});

describe('answerFeedback', () => {
  it('refuses not_found, then feedback_answered, also of two at once', async () => {
    await expect(answer('fbk_nowhere123')).rejects.toMatchObject({ code: 'not_found' });
    const { id } = await (await newMember()).send('Where is my win');
    const outcomes = await Promise.allSettled([answer(id), answer(id)]);
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    await expect(answer(id)).rejects.toMatchObject({ code: 'feedback_answered' });
  });

  it('shows the member the answer, and takes the message out of the queue', async () => {
    const member = await newMember();
    const { id } = await member.send('Where is my deposit', 'deposit');
    const waiting = await queue({ isWaiting: true, questionType: 'deposit' });
    expect(waiting.rows.map((row) => row.id)).toContain(id);
    await answer(id, 'It arrived today.');
    expect((await member.list()).rows[0]).toMatchObject({ id, answer: 'It arrived today.' });
    const after = await queue({ isWaiting: true, questionType: 'deposit' });
    expect(after.rows.map((row) => row.id)).not.toContain(id);
    const [answered] = (await queue({ isWaiting: false, limit: 1 })).rows;
    expect(answered).toMatchObject({ id, answeredByName: desk.name });
  });
});

describe('listFeedback', () => {
  it('gives what waits longest first', async () => {
    const { rows } = await queue({ isWaiting: true });
    const times = rows.map(({ sentAt }) => sentAt.epochMilliseconds);
    expect(times).toEqual(times.toSorted((left, right) => left - right));
  });
});
