import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { goodPassword, registerMember } from '../../../test/factories/identity.ts';
import { enterOperator, reason } from '../../../test/factories/operators.ts';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const { listDeskChat, decideChatMessage, listChatMutes, liftChatMute } = endpoints;
const params = { room: 'lounge' };

async function newMember() {
  const browser = server.browser();
  const { username } = await registerMember(browser);
  return Object.assign(browser, { username });
}

/** Somebody wrote something, and another member minds it. */
async function reported(content: string) {
  const [author, other] = [await newMember(), await newMember()];
  const say = (text: string) =>
    author.call(endpoints.sendChatMessage, { params, body: { content: text } });
  const id = String((await say(content)).value['id']);
  const report = { params: { id }, body: { reason: 'insult' } };
  await other.call(endpoints.reportChatMessage, report);
  return { id, say, other, author };
}

describe('the queue of moderators', () => {
  it('lists what was reported, and a dismissal leaves it where it is', async () => {
    const { id, other } = await reported('The reef is bad.');
    const support = await enterOperator(test, server, 'support');
    const listed = listDeskChat.reply.parse((await support.call(listDeskChat)).value);
    expect(listed.content.at(-1)).toMatchObject({
      id,
      openReports: 1,
      reasons: ['insult'],
      abilities: ['dismiss', 'remove', 'mute'],
    });
    const body = { decision: 'dismiss', reason };
    const decided = await support.call(decideChatMessage, { params: { id }, body });
    expect(decided.value).toMatchObject({ openReports: 0, removedAt: null, decision: 'dismiss' });
    const seen = await other.call(endpoints.listChatMessages, { params });
    expect(seen.text).toContain('The reef is bad.');
  });

  it('takes a message away: its place stays, its words stay with the desk', async () => {
    const { id, other } = await reported('You are fools.');
    const support = await enterOperator(test, server, 'support');
    const call = { params: { id }, body: { decision: 'remove', reason } };
    expect((await support.call(decideChatMessage, call)).value).toMatchObject({
      content: 'You are fools.',
      decidedReason: reason,
      abilities: ['mute'],
    });
    const seen = await other.call(endpoints.listChatMessages, { params });
    expect(seen.text).not.toContain('You are fools.');
    const { content } = endpoints.listChatMessages.reply.parse(seen.value);
    expect(content.find((row) => row.id === id)).toMatchObject({ content: null });
    expect(await support.call(decideChatMessage, call)).toMatchObject({ code: 'chat_removed' });
    const report = { params: { id }, body: { reason: 'spam' } };
    expect((await other.call(endpoints.reportChatMessage, report)).code).toBe('not_found');
    const lost = { ...call, params: { id: 'cht_nowhere0001' } };
    expect((await support.call(decideChatMessage, lost)).code).toBe('not_found');
  });

  it('mutes an author until a moment, who reads why, and lets them write again', async () => {
    const { id, say, author } = await reported('Fools, all of you.');
    const support = await enterOperator(test, server, 'support');
    const body = { decision: 'mute', reason: 'Insults after a warning', hours: 24 };
    await support.call(decideChatMessage, { params: { id }, body });
    test.clock.advance({ seconds: 5 });
    expect(await say('But why?')).toMatchObject({
      code: 'chat_muted',
      data: { reason: 'Insults after a warning' },
    });
    const { value } = await author.call(endpoints.readChatLaunch);
    const until = String(test.clock.now().subtract({ seconds: 5 }).add({ hours: 24 }));
    expect(value['muted']).toEqual({ until, reason: 'Insults after a warning' });
    const mutes = listChatMutes.reply.parse(await muted(support));
    expect(mutes.at(-1)).toMatchObject({ until, abilities: ['lift'] });
    const lift = { params: { id: mutes.at(-1)?.memberId ?? '' }, body: { reason } };
    expect((await support.call(liftChatMute, lift)).status).toBe(200);
    expect((await support.call(liftChatMute, lift)).code).toBe('chat_not_muted');
    expect((await say('Thank you.')).status).toBe(200);
  });

  it('mutes an author whose message was taken away before, which stays away', async () => {
    const { id, say } = await reported('Fools, as ever.');
    const support = await enterOperator(test, server, 'support');
    const remove = { params: { id }, body: { decision: 'remove', reason } };
    const { value: removed } = await support.call(decideChatMessage, remove);
    test.clock.advance({ seconds: 5 });
    const mute = { params: { id }, body: { decision: 'mute', reason, hours: 1 } };
    const { value } = await support.call(decideChatMessage, mute);
    expect(value).toMatchObject({ decision: 'mute', removedAt: removed['removedAt'] });
    expect((await say('Again.')).code).toBe('chat_muted');
  });

  it('ends a mute by itself when its time is over', async () => {
    const { id, say, author } = await reported('Fools again.');
    const support = await enterOperator(test, server, 'support');
    const body = { decision: 'mute', reason, hours: 1 };
    await support.call(decideChatMessage, { params: { id }, body });
    test.clock.advance({ hours: 1 });
    const { username } = author;
    await author.enter(endpoints.logIn, { username, password: goodPassword });
    expect((await say('Good evening.')).status).toBe(200);
  });

  it('is read by an auditor, who decides nothing', async () => {
    const { id } = await reported('Look at this.');
    const auditor = await enterOperator(test, server, 'auditor');
    const listed = listDeskChat.reply.parse((await auditor.call(listDeskChat)).value);
    expect(listed.content.at(-1)).toMatchObject({ id, abilities: [] });
    const body = { decision: 'remove', reason };
    const refused = await auditor.call(decideChatMessage, { params: { id }, body });
    expect(refused.code).toBe('ability_missing');
    const viewer = await enterOperator(test, server, 'viewer');
    expect((await viewer.call(listDeskChat)).code).toBe('ability_missing');
  });
});

async function muted(operator: Awaited<ReturnType<typeof enterOperator>>): Promise<unknown> {
  return (await operator.call(listChatMutes)).json?.['value'];
}
