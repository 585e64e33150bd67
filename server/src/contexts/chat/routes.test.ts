import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { goodPassword, registerMember } from '../../../test/factories/identity.ts';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';
import { restSeconds } from './pace.ts';

const test = testDatabase();
const server = runningServer(test, {}, { rates: endlessRates });
const { readChatLaunch, listChatMessages, sendChatMessage, reportChatMessage } = endpoints;
const room = 'lounge';

async function newTalker() {
  const browser = server.browser();
  const { username } = await registerMember(browser);
  return {
    browser,
    username,
    say: (content: string, to: string = room) =>
      browser.call(sendChatMessage, { params: { room: to }, body: { content } }),
    hear: async (query: Record<string, string> = {}) =>
      listChatMessages.reply.parse(
        (await browser.call(listChatMessages, { params: { room }, query })).value,
      ),
  };
}

/** Long enough for everybody to speak again. */
const rest = () => test.clock.advance({ seconds: restSeconds });

describe('a room of the chat', () => {
  it('is launched at an address of the site, with what the caller may do', async () => {
    const { browser } = await newTalker();
    const { value } = await browser.call(readChatLaunch, { query: { room: 'live' } });
    expect(value).toMatchObject({ chatUrl: '/chat?room=live', mayWrite: true, muted: null });
    expect(value['rooms']).toContain('live');
  });

  it('shows others what was said, newest first, under masked names, page by page', async () => {
    const [ann, ben] = [await newTalker(), await newTalker()];
    for (const content of ['one', 'two', 'three']) {
      rest();
      expect(await ann.say(content)).toMatchObject({ status: 200 });
    }
    const first = await ben.hear({ limit: '2' });
    expect(first.content.map(({ content, isOwn }) => [content, isOwn])).toEqual([
      ['three', false],
      ['two', false],
    ]);
    expect(first.content[0]?.name).toMatch(/^.\*{3}.$/u);
    const older = await ben.hear({ limit: '2', cursor: first.nextCursor ?? '' });
    expect(older.content[0]?.content).toBe('one');
    expect((await ann.hear({ limit: '1' })).content[0]?.isOwn).toBe(true);
  });

  it('is read by a trial, which may not write', async () => {
    const trial = server.browser();
    await trial.enter(endpoints.openTrial, { ageConfirmed: true });
    const { value } = await trial.call(readChatLaunch);
    expect(value).toMatchObject({ mayWrite: false });
    const read = await trial.call(listChatMessages, { params: { room } });
    expect(read.status).toBe(200);
    const body = { content: 'Hello' };
    const refused = await trial.call(sendChatMessage, { params: { room }, body });
    expect(refused.status).toBe(403);
  });

  it('keeps text as text, without what turns or breaks a line (R76)', async () => {
    const ann = await newTalker();
    const { value } = await ann.say('<b onclick="x()">hi</b>\u202E\n\u0007there');
    expect(value['content']).toBe('<b onclick="x()">hi</b> there');
  });

  it('refuses links, haste, emptiness and length', async () => {
    const ann = await newTalker();
    expect(await ann.say('see www.lucky.example')).toMatchObject({ code: 'chat_link' });
    expect(await ann.say('first')).toMatchObject({ status: 200 });
    expect(await ann.say('second')).toMatchObject({
      code: 'chat_pace',
      data: { seconds: restSeconds },
    });
    rest();
    expect(await ann.say('second')).toMatchObject({ status: 200 });
    const drawnAsNothing = ['\u2800', '\u3164\u3164', '\u115F\u1160', '\uFFA0'];
    const empty = ['', '   ', '\u200B\u200E', ...drawnAsNothing];
    for (const content of [...empty, 'x'.repeat(241)]) {
      expect((await ann.say(content)).status).toBe(400);
    }
  });

  it('lets one of two messages through that come at once', async () => {
    const ann = await newTalker();
    const codes = await Promise.all(['a', 'b'].map(async (text) => (await ann.say(text)).code));
    expect(codes.filter((code) => code === 'chat_pace')).toHaveLength(1);
  });

  it('refuses letters with more marks than any language writes', async () => {
    const { say } = await newTalker();
    const mark = '\u0301';
    const piled = [mark.repeat(200), `a${mark.repeat(5)}`, `a${`${mark}\u200D`.repeat(8)}`];
    for (const content of piled) {
      rest();
      expect(await say(content)).toMatchObject({ code: 'validation_failed' });
    }
    const written = ['ที่นี่น้ำ', 'أهلًا وسهلًا مرَّةً', '1️⃣'];
    for (const content of [...written, 'tiếng Việt'.normalize('NFD')]) {
      rest();
      expect(await say(content)).toMatchObject({ status: 200 });
    }
  });

  it('takes a report of what others said, once', async () => {
    const [ann, ben] = [await newTalker(), await newTalker()];
    const { value } = await ann.say('Give me your password');
    const report = { params: { id: String(value['id']) }, body: { reason: 'scam' } };
    expect(await ann.browser.call(reportChatMessage, report)).toMatchObject({
      code: 'chat_own_message',
    });
    for (const time of [1, 2]) {
      expect([time, (await ben.browser.call(reportChatMessage, report)).status]).toEqual([
        time,
        200,
      ]);
    }
    const lost = { ...report, params: { id: 'cht_nowhere0001' } };
    expect(await ben.browser.call(reportChatMessage, lost)).toMatchObject({ code: 'not_found' });
  });

  it('is closed to whoever is on a break (R13)', async () => {
    const ann = await newTalker();
    await ann.browser.call(endpoints.takeBreak, { body: { hours: 24 } });
    await ann.browser.enter(endpoints.logIn, { username: ann.username, password: goodPassword });
    expect(await ann.say('Hello')).toMatchObject({ code: 'chat_unavailable' });
    expect(await ann.browser.call(readChatLaunch)).toMatchObject({ code: 'chat_unavailable' });
    const read = await ann.browser.call(listChatMessages, { params: { room } });
    expect(read.code).toBe('chat_unavailable');
  });
});
