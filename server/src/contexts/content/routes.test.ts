import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { registerMember } from '../../../test/factories/identity.ts';
import { sendPicturesOfDay } from '../../../test/factories/pictures.ts';
import { somePicture } from '../../../test/factories/rewards.ts';
import { runningServer } from '../../../test/factories/running.ts';
import { testDatabase } from '../../../test/harness.ts';
import { demoConfiguration } from '../site/index.ts';

const test = testDatabase();
const server = runningServer(test);

describe('the help centre', () => {
  it('is read in the language that was asked for, with the rule of messages', async () => {
    const { readHelpCenter } = endpoints;
    const read = async (lang: string) => {
      const query = { lang, device: 'WEB' };
      const { value } = await server.browser().call(readHelpCenter, { query });
      return readHelpCenter.reply.parse(value);
    };
    const [english, arabic] = [await read('EN'), await read('AR')];
    expect(english.topics.map(({ id }) => id)).toEqual(demoConfiguration.help.map(({ id }) => id));
    expect(english.topics[0]?.title).toBe('Account');
    expect(arabic.topics[0]?.title).toBe('الحساب');
    expect(english.feedback).toMatchObject({ leastWords: 3, mostWords: 300 });
  });

  it('counts who found an article clear, and knows no other articles', async () => {
    const browser = server.browser();
    const articleId = demoConfiguration.help[0]?.articles[0]?.id ?? '';
    const vote = async (id: string, isClear: boolean) =>
      browser.call(endpoints.voteArticle, { params: { articleId: id }, body: { isClear } });
    expect(await vote('nowhere', true)).toMatchObject({ status: 404 });
    await vote(articleId, true);
    await vote(articleId, false);
    expect(await vote(articleId, false)).toMatchObject({ status: 200 });
    const { rows } = await test
      .database()
      .pool.query('select clear, unclear from help_votes where article_id = $1', [articleId]);
    expect(rows).toEqual([{ clear: 1, unclear: 2 }]);
  });
});

describe('the announcements', () => {
  const { listAnnouncements } = endpoints;

  async function list(query: Record<string, string>) {
    const { value } = await server.browser().call(listAnnouncements, { query });
    return listAnnouncements.reply.parse(value);
  }

  it('come newest first, page by page, in the language asked for', async () => {
    const all = await list({ types: 'B,PL,PU,PR,H', platform: 'W', language: 'EN' });
    const times = all.content.map(({ time }) => time);
    expect(times).toEqual(times.toSorted().toReversed());
    const { notices } = demoConfiguration;
    expect(all.total).toBe(notices.filter(({ isForAgents }) => isForAgents !== true).length);
    const second = await list({ page: '2', pageSize: '1' });
    expect(second.content.map(({ id }) => id)).toEqual([all.content[1]?.id]);
    expect(second).toMatchObject({ pageNum: 2, pageSize: 1, totalPages: all.total });
    const arabic = await list({ language: 'AR' });
    expect(arabic.content[0]?.title).not.toBe(all.content[0]?.title);
  });

  it('are those of the types that were named', async () => {
    const some = await list({ types: 'PL' });
    expect(new Set(some.content.map(({ promotionType }) => promotionType))).toEqual(
      new Set(['PL']),
    );
    expect((await list({ types: 'XX' })).total).toBe(0);
  });
});

describe('a message to the service', () => {
  it('that is too short is refused in a sentence with the bounds of the site', async () => {
    const member = server.browser();
    await registerMember(member);
    const body = { questionType: 'account', content: 'Help!' } as const;
    const refused = await member.call(endpoints.sendFeedback, { body });
    expect(refused).toMatchObject({ status: 422, code: 'feedback_length' });
    expect(refused.text).toContain('Write between 3 and 300 words.');
  });

  it('brings no more pictures than one day allows (R90)', async () => {
    const member = server.browser();
    await sendPicturesOfDay(test, (await registerMember(member)).id);
    const send = async (images: string[]) => {
      const body = { questionType: 'game', content: 'The reels stood still', images } as const;
      return member.call(endpoints.sendFeedback, { body });
    };
    expect((await send([await somePicture()])).code).toBe('pictures_of_day');
    expect((await send([])).status).toBe(200);
  });
});
