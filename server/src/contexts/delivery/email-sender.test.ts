import { endpoints } from '@portal/protocol/endpoints';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nameAddress } from '../../../test/factories/codes.ts';
import { registerMember } from '../../../test/factories/identity.ts';
import {
  certificateOf,
  readMail,
  startMailServer,
  takenAll,
} from '../../../test/factories/mail-server.ts';
import { endlessRates, runningServer } from '../../../test/factories/running.ts';
import { workOf } from '../../../test/factories/work.ts';
import { testDatabase } from '../../../test/harness.ts';
import { deliverEvents } from '../../platform/outbox.ts';
import { plugDelivery } from './index.ts';

type MailServer = Awaited<ReturnType<typeof startMailServer>>;

const test = testDatabase();
const from = 'Merilune <desk@site.example>';
const certificate = certificateOf('mail.site.example');
// The site only says that its mail leaves; who takes it is asked for by the job below.
const senders = { sms: undefined, email: { url: 'smtp://127.0.0.1:9', from } };
const site = runningServer(test, { senders }, { rates: endlessRates });
const secrets = { user: 'portal', password: 'five birds at noon' };
const kept: { open?: MailServer; secure?: MailServer; guarded?: MailServer } = {};

beforeAll(async () => {
  kept.open = await startMailServer({ disabledCommands: ['STARTTLS', 'AUTH'] });
  kept.secure = await startMailServer({ ...certificate, secure: true });
  kept.guarded = await startMailServer({
    ...certificate,
    authOptional: false,
    onAuth: ({ username, password }, _, done) => {
      const isRight = username === secrets.user && password === secrets.password;
      done(isRight ? null : new Error('unknown'), isRight ? { user: secrets.user } : undefined);
    },
  });
});
afterAll(async () => {
  await Promise.all([kept.open?.close(), kept.secure?.close(), kept.guarded?.close()]);
});

function serverOf(name: keyof typeof kept): MailServer {
  const server = kept[name];
  if (server === undefined) {
    throw new Error('mail servers run inside tests only');
  }
  return server;
}

const trusting = `tls.servername=mail.site.example&tls.ca=${encodeURIComponent(certificate.cert)}`;

function urlOf(name: keyof typeof kept, { scheme = 'smtp', user = '', query = '' } = {}): string {
  return `${scheme}://${user}127.0.0.1:${serverOf(name).port}/?${query}`;
}

function deliveryBy(url: string) {
  const parts = { work: workOf(test), clock: test.clock, log: test.log };
  return plugDelivery(parts, { sms: undefined, email: { url, from } });
}

/** One run of the job, as the worker makes it. */
async function sendBy(url: string): Promise<void> {
  const { work, clock, log } = { work: workOf(test), clock: test.clock, log: test.log };
  const { jobs = [] } = plugDelivery(
    { work, clock, log },
    { sms: undefined, email: { url, from } },
  );
  const job = jobs.find(({ name }) => name === 'delivery_send');
  await test.inUnit((ctx) => job?.run(ctx, {}) ?? Promise.resolve());
  await job?.afterwards?.();
}

async function write(recipient: string, subject = 'Hello', body = 'A line.'): Promise<void> {
  const { send } = deliveryBy('smtp://127.0.0.1:9');
  const message = { channel: 'email', recipient, purpose: 'inbox_copy', subject, body } as const;
  await test.inUnit((ctx) => send(ctx, message));
}

async function rowOf(recipient: string) {
  const { rows } = await test
    .database()
    .pool.query<{ state: string; tries: number; failure: string | null }>(
      'select state, tries, failure from deliveries where recipient = $1',
      [recipient],
    );
  return rows[0];
}

describe('mail by SMTP', () => {
  it.each([
    ['ar', 'رسالة من الموقع، اقرأها قريبًا من فضلك', 'مرحبًا،\nهذا سطر طويل. '.repeat(20)],
    ['zh', '来自本站的一封信，请尽快阅读', `您好：\n这是一行。${'很长的一行'.repeat(60)}`],
    ['en', 'Plain', '.\n..two dots\nFrom the start of a line\n.'],
  ])('brings %s as it was written, from the site to the member', async (name, subject, body) => {
    const recipient = `${name}@member.example`;
    await write(recipient, subject, body);
    await sendBy(urlOf('open'));
    const [mail] = serverOf('open').taken.splice(0);
    expect(mail).toMatchObject({ from: 'desk@site.example', to: [recipient], isSecure: false });
    expect(mail && readMail(mail)).toMatchObject({
      from,
      to: recipient,
      subject,
      text: body.trimEnd(),
      type: 'text/plain; charset=utf-8',
    });
    expect(await rowOf(recipient)).toMatchObject({ state: 'sent', tries: 1 });
  });

  it.each([
    ['ar', 'ar', /[؀-ۿ]{3}/u],
    ['zh-Hans', 'zh', /[一-鿿]{3}/u],
  ])('of the site itself is in the language of the caller: %s', async (language, name, letters) => {
    const email = `forgot-${name}@member.example`;
    const { id, username } = await registerMember(site.browser());
    await nameAddress(test, id, email);
    const headers = { 'accept-language': language };
    await site.browser().call(endpoints.forgetPassword, { body: { username, email }, headers });
    await deliverEvents(workOf(test), site.built().contexts.events);
    await sendBy(urlOf('open'));
    const [mail] = serverOf('open').taken.splice(0);
    const read = mail && readMail(mail);
    expect(read?.to).toBe(email);
    expect(read?.subject).toMatch(letters);
    expect(read?.text).toMatch(letters);
    expect(read?.text).toMatch(/^[\w-]{20}$/mu);
  });

  it('goes over TLS where the address says so, and after STARTTLS where it is offered', async () => {
    await write('tls@member.example');
    await sendBy(urlOf('secure', { scheme: 'smtps', query: trusting }));
    expect(serverOf('secure').taken.splice(0)).toMatchObject([{ isSecure: true }]);
    await write('starttls@member.example');
    const user = `${secrets.user}:${encodeURIComponent(secrets.password)}@`;
    await sendBy(urlOf('guarded', { user, query: trusting }));
    expect(serverOf('guarded').taken.splice(0)).toMatchObject([{ isSecure: true, user: 'portal' }]);
  });

  it('is not handed to a server whose certificate nobody vouches for', async () => {
    await write('stranger@member.example');
    await sendBy(urlOf('secure', { scheme: 'smtps' }));
    expect(serverOf('secure').taken).toEqual([]);
    const row = await rowOf('stranger@member.example');
    expect(row).toMatchObject({ state: 'waiting', tries: 1 });
    expect(row?.failure).toMatch(/certificate/u);
    test.clock.advance({ seconds: 30 });
    await sendBy(urlOf('secure', { scheme: 'smtps', query: trusting }));
    expect(serverOf('secure').taken.splice(0)).toHaveLength(1);
  });

  it('waits when the server does not know the sender', async () => {
    await write('unknown@member.example');
    await sendBy(urlOf('guarded', { user: 'portal:wrong@', query: trusting }));
    expect(serverOf('guarded').taken).toEqual([]);
    expect(await rowOf('unknown@member.example')).toMatchObject({ state: 'waiting', tries: 1 });
    test.clock.advance({ seconds: 30 });
    await sendBy(urlOf('open'));
    expect(serverOf('open').taken.splice(0)).toHaveLength(1);
  });

  it('waits when the server refuses, and arrives once when it takes mail again', async () => {
    const { taken, refusals } = serverOf('open');
    const people = Array.from({ length: 5 }, (_, place) => `later${place}@member.example`);
    for (const recipient of people) {
      await write(recipient);
    }
    refusals.push(451, 421, 552);
    await sendBy(urlOf('open'));
    expect(taken).toHaveLength(2);
    for (const seconds of [29, 1, 300]) {
      test.clock.advance({ seconds });
      await sendBy(urlOf('open'));
    }
    expect(
      taken
        .splice(0)
        .flatMap(({ to }) => to)
        .toSorted(),
    ).toEqual(people);
    for (const recipient of people) {
      expect(await rowOf(recipient)).toMatchObject({ state: 'sent', failure: null });
    }
  });

  it('has the same mark at every try, so that one of two that arrived can be told', async () => {
    const { taken, refusals } = serverOf('open');
    await write('twice@member.example');
    refusals.push(takenAll);
    await sendBy(urlOf('open'));
    test.clock.advance({ seconds: 30 });
    await sendBy(urlOf('open'));
    const marks = taken.splice(0).map((mail) => readMail(mail).id);
    expect(marks).toHaveLength(2);
    expect(marks[0]).toMatch(/^<\w+@site\.example>$/u);
    expect(marks[1]).toBe(marks[0]);
  });
});
