import { describe, expect, it } from 'vitest';
import { buildRequest } from '../../../../test/factories/identity.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { guardRegistration, takeBackTry } from './guard-registration.ts';
import { issueCaptcha } from './issue-captcha.ts';

const { inUnit, clock } = testDatabase();

const guard = (rule: 'always' | 'after_failures' | 'never', ip: string, captcha?: string) =>
  inUnit((ctx) => guardRegistration(ctx, { rule, captcha, request: buildRequest({ ip }) }));

/** Tries that told of a taken name. */
async function told(ip: string, times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    expect(await guard('never', ip)).toBeUndefined();
  }
}

describe('guardRegistration', () => {
  it('asks for a captcha always, never, or after three taken names', async () => {
    const ip = '198.51.100.1';
    expect((await guard('always', ip))?.code).toBe('captcha_required');
    await told(ip, 2);
    expect(await guard('after_failures', ip)).toBeUndefined();
    expect((await guard('after_failures', ip))?.code).toBe('captcha_required');
    expect(await guard('never', ip)).toBeUndefined();
  });

  it('stops an address block for a while after twenty, and forgets after an hour', async () => {
    const ip = '198.51.101.1';
    await told(ip, 20);
    const refusal = await guard('never', ip);
    expect([refusal?.code, refusal?.data]).toEqual([
      'login_throttled',
      { retryAfterSeconds: 3600, minutes: 60, hours: 0, captcha: true },
    ]);
    clock.advance({ seconds: 3599 });
    expect((await guard('never', ip))?.data).toMatchObject({ retryAfterSeconds: 1, minutes: 5 });
    clock.advance({ seconds: 1 });
    expect(await guard('never', ip)).toBeUndefined();
  });

  it('neither stops nor asks a block of which one comes every 50 minutes', async () => {
    // Twenty hours in all: the tests after it look at the turn of an hour.
    for (let visit = 0; visit < 24; visit += 1) {
      clock.advance({ minutes: 50 });
      expect(await guard('after_failures', '198.51.104.1')).toBeUndefined();
    }
  });

  it('asks everybody from the twentieth of the site on, wherever they come from (X1)', async () => {
    clock.advance({ hours: 2 });
    for (let block = 0; block < 20; block += 1) {
      expect(await guard('after_failures', `203.0.${block}.1`)).toBeUndefined();
    }
    expect((await guard('after_failures', '203.0.50.1'))?.code).toBe('captcha_required');
    await inUnit((ctx) => takeBackTry(ctx, buildRequest({ ip: '203.0.1.1' })));
    expect(await guard('after_failures', '203.0.50.1')).toBeUndefined();
    // Around the turn of an hour nobody gets the share of two; an hour between ends it.
    clock.advance({ minutes: 59 });
    expect((await guard('after_failures', '203.0.51.1'))?.code).toBe('captcha_required');
    clock.advance({ minutes: 62 });
    expect(await guard('after_failures', '203.0.51.1')).toBeUndefined();
  });

  it('R87 counts a try before the name is looked up, and takes it back when nothing was told', async () => {
    const ip = '198.51.102.1';
    const tries = Array.from({ length: 40 }, () => guard('after_failures', ip));
    const codes = (await Promise.all(tries)).map((refusal) => refusal?.code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(3);
    expect(codes.filter((code) => code === 'captcha_required')).toHaveLength(37);
    await inUnit((ctx) => takeBackTry(ctx, buildRequest({ ip })));
    expect(await guard('after_failures', ip)).toBeUndefined();
  });

  it('leaves no count behind tries that are taken back while others begin', async () => {
    const ip = '198.51.103.1';
    const round = () =>
      Promise.all(
        Array.from({ length: 12 }, async () => {
          expect(await guard('never', ip)).toBeUndefined();
          await inUnit((ctx) => takeBackTry(ctx, buildRequest({ ip })));
        }),
      );
    for (let rounds = 0; rounds < 6; rounds += 1) {
      await round();
    }
    await told(ip, 2);
    expect(await guard('after_failures', ip)).toBeUndefined();
    expect((await guard('after_failures', ip))?.code).toBe('captcha_required');
  });

  it('spends the captcha of the browser with the first answer', async () => {
    const issue = () =>
      inUnit((ctx) => issueCaptcha(ctx, { action: 'register', request: buildRequest() }));
    const issued = await issue();
    const cookies = new Map([[issued.cookie.name, issued.cookie.value]]);
    const answer = (captcha: string) =>
      inUnit((ctx) =>
        guardRegistration(ctx, { rule: 'always', captcha, request: buildRequest({ cookies }) }),
      );
    expect((await answer('wrong'))?.code).toBe('captcha_incorrect');
    expect((await answer(issued.answer))?.code).toBe('captcha_incorrect');
    const fresh = await issue();
    cookies.set(fresh.cookie.name, fresh.cookie.value);
    expect(await answer(` ${fresh.answer.toUpperCase()} `)).toBeUndefined();
  });
});

describe('issueCaptcha', () => {
  it('gives one picture a second to a browser (portal.md section 9)', async () => {
    const first = await inUnit((ctx) =>
      issueCaptcha(ctx, { action: 'login', request: buildRequest() }),
    );
    const cookies = new Map([[first.cookie.name, first.cookie.value]]);
    const again = () =>
      inUnit((ctx) => issueCaptcha(ctx, { action: 'login', request: buildRequest({ cookies }) }));
    await expect(again()).rejects.toMatchObject({ code: 'too_many_requests' });
    clock.advance({ milliseconds: 1000 });
    expect((await again()).answer).not.toBe(first.answer);
  });
});
