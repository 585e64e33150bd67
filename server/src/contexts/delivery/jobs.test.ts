import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  startMailProvider,
  startSmsProvider,
  type TestProvider,
} from '../../../test/factories/providers.ts';
import { workOf } from '../../../test/factories/work.ts';
import { testDatabase } from '../../../test/harness.ts';
import { plugDelivery, type SenderSettings } from './index.ts';

const test = testDatabase();
const kept: { sms?: TestProvider; mail?: TestProvider } = {};

beforeAll(async () => {
  kept.sms = await startSmsProvider();
  kept.mail = await startMailProvider();
});
afterAll(async () => {
  await kept.sms?.close();
  await kept.mail?.close();
});

const template = '{"to":"{to}","text":"{text}"}';

function openDelivery(changes: Partial<SenderSettings['sms'] & object> = {}) {
  const settings: SenderSettings = {
    sms: {
      url: kept.sms?.url ?? '',
      authorization: 'Bearer secret',
      template,
      timeoutMilliseconds: 2000,
      ...changes,
    },
    email: { url: kept.mail?.url ?? '', from: 'desk@site.example' },
  };
  return plugDelivery({ work: workOf(test), clock: test.clock, log: test.log }, settings);
}

/** One run of a job, as the worker makes it. */
async function runJob({ jobs = [] }: ReturnType<typeof openDelivery>, name: string) {
  const job = jobs.find((candidate) => candidate.name === name);
  await test.inUnit((ctx) => job?.run(ctx, {}) ?? Promise.resolve());
  await job?.afterwards?.();
}

async function rowOf(recipient: string) {
  const { rows } = await test
    .database()
    .pool.query<{ state: string; tries: number; body: string | null; failure: string | null }>(
      'select state, tries, body, failure from deliveries where recipient = $1',
      [recipient],
    );
  return rows[0];
}

const message = (recipient: string, body = 'a "text"\nof two lines') =>
  ({ channel: 'sms', recipient, purpose: 'login_code', body }) as const;

describe('delivery_send', () => {
  it('hands an SMS to the provider as its template says, once, and forgets the text', async () => {
    const delivery = openDelivery();
    await test.inUnit((ctx) => delivery.send(ctx, message('+66810000001')));
    await runJob(delivery, 'delivery_send');
    await runJob(delivery, 'delivery_send');
    const taken = kept.sms?.taken.splice(0) ?? [];
    expect(taken.map(({ head }) => head)).toEqual(['application/json Bearer secret']);
    expect(JSON.parse(taken[0]?.body ?? '')).toEqual({
      to: '+66810000001',
      text: 'a "text"\nof two lines',
    });
    expect(await rowOf('+66810000001')).toEqual({
      state: 'sent',
      tries: 1,
      body: null,
      failure: null,
    });
  });

  it('writes a form where the template is one', async () => {
    const delivery = openDelivery({ template: 'to={to}&text={text}' });
    await test.inUnit((ctx) => delivery.send(ctx, message('+66810000002', 'a&b=c {to}')));
    await runJob(delivery, 'delivery_send');
    const [taken] = kept.sms?.taken.splice(0) ?? [];
    expect(taken?.body).toBe('to=%2B66810000002&text=a%26b%3Dc%20%7Bto%7D');
  });

  it('sends e-mail by SMTP', async () => {
    const delivery = openDelivery();
    const mail = {
      ...message('mika@site.example', 'Your password'),
      subject: 'Hello\r\nBcc: a@b.c',
    };
    await test.inUnit((ctx) => delivery.send(ctx, { ...mail, channel: 'email' }));
    await runJob(delivery, 'delivery_send');
    const [taken] = kept.mail?.taken.splice(0) ?? [];
    expect(taken?.body.trim()).toBe('Your password');
    expect(taken?.head).toMatch(/^To: mika@site\.example$/mu);
    expect(taken?.head).not.toMatch(/^Bcc:/imu);
  });

  it('tries a message again, later and later, and gives up after the fifth try', async () => {
    const delivery = openDelivery();
    kept.sms?.answers.push(500, 503, 500, 500, 429);
    await test.inUnit((ctx) => delivery.send(ctx, message('+66810000003')));
    for (const seconds of [0, 29, 1, 60, 120, 240, 480]) {
      test.clock.advance({ seconds });
      await runJob(delivery, 'delivery_send');
    }
    expect(kept.sms?.taken.splice(0)).toHaveLength(5);
    expect(await rowOf('+66810000003')).toEqual({
      state: 'failed',
      tries: 5,
      body: null,
      failure: 'answered with 429',
    });
  });

  it('takes a message again when the process that took it died', async () => {
    const delivery = openDelivery();
    await test.inUnit((ctx) => delivery.send(ctx, message('+66810000004')));
    const died = openDelivery();
    const [job] = died.jobs ?? [];
    await test.inUnit((ctx) => job?.run(ctx, {}) ?? Promise.resolve());
    await runJob(delivery, 'delivery_send');
    expect(kept.sms?.taken).toHaveLength(0);
    test.clock.advance({ seconds: 121 });
    await runJob(delivery, 'delivery_send');
    expect(kept.sms?.taken.splice(0)).toHaveLength(1);
    expect(await rowOf('+66810000004')).toMatchObject({ state: 'sent', tries: 2 });
  });

  it('does not wait for a provider that does not answer', async () => {
    const delivery = openDelivery({ url: 'http://127.0.0.1:9/', timeoutMilliseconds: 100 });
    await test.inUnit((ctx) => delivery.send(ctx, message('+66810000005')));
    await runJob(delivery, 'delivery_send');
    expect(await rowOf('+66810000005')).toMatchObject({ state: 'waiting', tries: 1 });
  });

  it('sends nothing of a transaction that was taken back', async () => {
    const delivery = openDelivery();
    const failing = test.inUnit(async (ctx) => {
      await delivery.send(ctx, message('+66810000006'));
      throw new Error('taken back');
    });
    await expect(failing).rejects.toThrow('taken back');
    expect(await rowOf('+66810000006')).toBeUndefined();
  });
});

describe('delivery_forget', () => {
  it('forgets what was kept after a week, and sent ones after 90 days', async () => {
    const keeping = plugDelivery(
      { work: workOf(test), clock: test.clock, log: test.log },
      { sms: undefined, email: undefined },
    );
    const sending = openDelivery();
    await test.inUnit((ctx) => keeping.send(ctx, message('+66810000007')));
    await test.inUnit((ctx) => sending.send(ctx, message('+66810000008')));
    await runJob(sending, 'delivery_send');
    expect(await rowOf('+66810000007')).toMatchObject({ state: 'kept', tries: 0 });
    test.clock.advance({ hours: 24 * 7 + 1 });
    await runJob(keeping, 'delivery_forget');
    expect(await rowOf('+66810000007')).toBeUndefined();
    expect(await rowOf('+66810000008')).toBeDefined();
    test.clock.advance({ hours: 24 * 83 });
    await runJob(keeping, 'delivery_forget');
    expect(await rowOf('+66810000008')).toBeUndefined();
  });
});
