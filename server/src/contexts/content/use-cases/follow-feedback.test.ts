import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../../test/factories/identity.ts';
import { enterOwner } from '../../../../test/factories/operators.ts';
import {
  endlessRates,
  runningServer,
  type TestBrowser,
} from '../../../../test/factories/running.ts';
import { workOf } from '../../../../test/factories/work.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { deliverEvents } from '../../../platform/outbox.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const { sendFeedback, listOwnFeedback, answerFeedback, listFeedback, listMessages } = endpoints;

async function newMember() {
  const browser = server.browser();
  await registerMember(browser);
  return browser;
}

async function write(browser: TestBrowser, content = 'How do I change my name?') {
  const body = { questionType: 'account', content } as const;
  return sendFeedback.reply.parse((await browser.call(sendFeedback, { body })).value).id;
}

type Id = Awaited<ReturnType<typeof write>>;

function follow(browser: TestBrowser, id: Id, content = 'My new name is Mona.') {
  return browser.call(endpoints.followFeedback, { params: { id }, body: { content } });
}

async function answer(id: Id, text: string) {
  const desk = await enterOwner(server);
  return desk.call(answerFeedback, { params: { id }, body: { answer: text } });
}

async function ownOf(browser: TestBrowser) {
  return listOwnFeedback.reply.parse((await browser.call(listOwnFeedback)).value).content;
}

describe('followFeedback', () => {
  it('refuses feedback_length, then not_found, feedback_closed and feedback_waits', async () => {
    const [member, other] = [await newMember(), await newMember()];
    const id = await write(member);
    expect((await follow(other, id, 'No')).code).toBe('feedback_length');
    expect((await follow(other, id)).code).toBe('not_found');
    expect((await follow(member, id)).code).toBe('feedback_closed');
    await answer(id, 'Write us the new one.');
    for (let more = 0; more < 5; more += 1) {
      await write(member);
    }
    expect((await follow(member, id)).code).toBe('feedback_waits');
  });

  it('stands below its first message, and before the desk with what was said', async () => {
    const member = await newMember();
    const id = await write(member);
    expect((await ownOf(member))[0]).toMatchObject({ abilities: [], followUp: null });
    await answer(id, 'Write us the new one.');
    expect((await ownOf(member))[0]).toMatchObject({ abilities: ['follow'] });
    const { followUp } = endpoints.followFeedback.reply.parse((await follow(member, id)).value);
    const next = followUp?.id ?? id;
    const desk = await enterOwner(server);
    const queue = listFeedback.reply.parse((await desk.call(listFeedback)).value).content;
    expect(queue.find((row) => row.id === next)).toMatchObject({
      content: 'My new name is Mona.',
      questionType: 'account',
      earlier: { id, answer: 'Write us the new one.' },
      abilities: ['answer'],
    });
    await answer(next, 'You are Mona now.');
    const own = await ownOf(member);
    expect(own).toMatchObject([{ id, abilities: [], followUp: { answer: 'You are Mona now.' } }]);
    await deliverEvents(workOf(test), server.built().contexts.events);
    const inbox = listMessages.reply.parse((await member.call(listMessages)).value).content;
    const replies = inbox.filter(({ type }) => type === 'feedback_reply');
    expect(replies.map(({ reference }) => reference)).toEqual([next, id]);
  });

  it('is written once, also by two at once, and not to a second message', async () => {
    const member = await newMember();
    const id = await write(member);
    await answer(id, 'Write us the new one.');
    const both = await Promise.all([follow(member, id), follow(member, id)]);
    expect(both.map(({ code }) => code)).toEqual(
      expect.arrayContaining([undefined, 'feedback_closed']),
    );
    const next = (await ownOf(member))[0]?.followUp?.id ?? id;
    await answer(next, 'You are Mona now.');
    expect((await follow(member, next)).code).toBe('feedback_closed');
  });
});
