import { endpoints } from '@portal/protocol/endpoints';
import { describe, expect, it } from 'vitest';
import { enterOwner } from '../../../../test/factories/operators.ts';
import { runningServer } from '../../../../test/factories/running.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { demoConfiguration } from '../../site/index.ts';
import { contentJobs } from '../jobs.ts';
import { mostWaiting } from './send-feedback.ts';

const test = testDatabase();
const server = runningServer(test);
const { sendVisitorFeedback, listFeedback, answerFeedback, listDeliveries } = endpoints;

let addresses = 0;

/** An address of the network that no other case counted tries of. */
function elsewhere(): string {
  addresses += 1;
  return `198.51.${addresses}.7`;
}

function bodyOf(changes: Record<string, unknown> = {}) {
  addresses += 1;
  return {
    name: 'Mona Quay',
    email: `mona${addresses}@visitor.example`,
    questionType: 'account' as const,
    content: 'I cannot open an account',
    ...changes,
  };
}

function send(changes: Record<string, unknown> = {}, ip = elsewhere()) {
  return server.browser(ip).call(sendVisitorFeedback, { body: bodyOf(changes) });
}

async function queue(view: 'waiting' | 'answered' = 'waiting') {
  const owner = await enterOwner(server);
  const { value } = await owner.call(listFeedback, { query: { view, limit: '100' } });
  return { owner, rows: listFeedback.reply.parse(value).content };
}

describe('sendVisitorFeedback', () => {
  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(61) }],
    ['name', { name: 'Mona\r\nBcc: all@visitor.example' }],
    ['name', { name: 'Mona\u202Eyauq' }],
    ['email', { email: 'mona' }],
    ['email', { email: 'mona@visitor.example\r\nBcc: all@visitor.example' }],
    ['email', { email: '<script>@visitor.example' }],
    ['email', { email: `${'x'.repeat(65)}@visitor.example` }],
    ['questionType', { questionType: 'weather' }],
    ['content', { content: 'x'.repeat(4001) }],
    ['', { memberId: 'mbr_0198f0ab0001' }],
  ])('refuses a wrong %s and keeps nothing', async (path, changes) => {
    const email = 'email' in changes ? {} : { email: 'nothing@kept.example' };
    const got = await send({ ...changes, ...email });
    expect([got.status, got.code]).toEqual([400, 'validation_failed']);
    expect(JSON.stringify(got.data)).toContain(path);
    const { rowCount } = await test
      .database()
      .pool.query("select 1 from feedback where visitor_email like '%kept.example'");
    expect(rowCount).toBe(0);
  });

  it('refuses feedback_length before it looks at a captcha, or counts the try', async () => {
    const ip = elsewhere();
    for (let tries = 0; tries < 8; tries += 1) {
      expect((await send({ content: 'Help!' }, ip)).code).toBe('feedback_length');
    }
    expect((await send({}, ip)).status).toBe(200);
  });

  it('asks for the captcha of a registration from the fourth message of a place on', async () => {
    const ip = elsewhere();
    for (let sent = 0; sent < 3; sent += 1) {
      expect((await send({}, ip)).status).toBe(200);
    }
    const refused = await send({}, ip);
    expect([refused.code, refused.data]).toEqual(['captcha_required', { captcha: true }]);
    expect((await send({ captcha: 'wrong' }, ip)).code).toBe('captcha_incorrect');
    expect((await send({}, elsewhere())).status).toBe(200);
  });

  it('lets five messages of one address wait, also of many at once, however it is written', async () => {
    const spellings = ['Wait@Visitor.example', 'wait@visitor.example', 'wait@visitor.EXAMPLE'];
    const tries = Array.from({ length: 9 }, (_, at) =>
      send({ email: spellings[at % spellings.length] }),
    );
    const got = await Promise.all(tries);
    expect(got.filter(({ status }) => status === 200)).toHaveLength(mostWaiting);
    const refused = got.find(({ status }) => status !== 200);
    expect([refused?.code, refused?.data]).toEqual(['feedback_waits', { most: mostWaiting }]);
  });

  it('stands in the queue without a member, and the answer leaves by e-mail, once', async () => {
    const email = 'answered@visitor.example';
    const content = '<img src=x onerror=alert(1)> is what I see';
    const browser = server.browser(elsewhere());
    const sent = await browser.call(sendVisitorFeedback, { body: bodyOf({ email, content }) });
    const { id } = sendVisitorFeedback.reply.parse(sent.value);
    const { owner, rows } = await queue();
    expect(rows.find((row) => row.id === id)).toMatchObject({
      memberId: null,
      account: null,
      visitor: { name: 'Mona Quay', email },
      content,
      pictureIds: [],
      abilities: ['answer'],
    });
    const call = { params: { id }, body: { answer: 'Try again now.' } };
    const outcomes = await Promise.all([
      owner.call(answerFeedback, call),
      owner.call(answerFeedback, call),
    ]);
    expect(outcomes.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect(outcomes.map(({ code }) => code)).toContain('feedback_answered');
    const { rows: mails } = await test
      .database()
      .pool.query('select purpose, subject, body from deliveries where recipient = $1', [email]);
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({
      purpose: 'service_answer',
      subject: `The answer of ${demoConfiguration.name}`,
    });
    expect(JSON.stringify(mails[0])).toContain('Try again now.');
    const outbox = await owner.call(listDeliveries, { query: { to: email } });
    expect(outbox.status).toBe(200);
    const { rows: trail } = await test
      .database()
      .pool.query('select action, subject_type from trail_entries where subject_id = $1', [id]);
    expect(trail).toEqual([{ action: 'feedback.answer', subject_type: 'feedback' }]);
  });
});

describe('content_forget_visitors', () => {
  it('removes what visitors wrote a year ago, and nothing younger (R57)', async () => {
    const names = async () =>
      (await queue()).rows.map(({ visitor }) => visitor?.name).filter((name) => name !== undefined);
    const forget = () =>
      test.inUnit(async (ctx) => {
        const jobs = contentJobs(server.built().contexts.site);
        await jobs.find(({ name }) => name === 'content_forget_visitors')?.run(ctx, {});
      });
    expect((await send({ name: 'Past Quay' })).status).toBe(200);
    test.clock.advance({ hours: 364 * 24 });
    expect((await send({ name: 'Young Quay' })).status).toBe(200);
    await forget();
    expect(await names()).toEqual(expect.arrayContaining(['Past Quay', 'Young Quay']));
    test.clock.advance({ hours: 25 });
    await forget();
    expect(await names()).not.toContain('Past Quay');
    expect(await names()).toContain('Young Quay');
  });
});
