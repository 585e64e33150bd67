import { describe, expect, it } from 'vitest';
import { buildRequest } from '../../../../test/factories/identity.ts';
import { testDatabase } from '../../../../test/harness.ts';
import { guardFeedback } from './guard-feedback.ts';
import { guardRegistration } from './guard-registration.ts';
import { issueCaptcha } from './issue-captcha.ts';

const { inUnit, clock } = testDatabase();

type Rule = 'always' | 'after_failures' | 'never';

const guard = (rule: Rule, ip: string) =>
  inUnit((ctx) => guardFeedback(ctx, { rule, captcha: undefined, request: buildRequest({ ip }) }));

describe('guardFeedback', () => {
  it('counts messages of an address block, also of many at once, and stops after twenty', async () => {
    const ip = '198.51.110.1';
    const tries = Array.from({ length: 10 }, () => guard('after_failures', ip));
    const codes = (await Promise.all(tries)).map((refusal) => refusal?.code);
    expect(codes.filter((code) => code === undefined)).toHaveLength(3);
    expect(codes.filter((code) => code === 'captcha_required')).toHaveLength(7);
    for (let sent = 3; sent < 20; sent += 1) {
      expect(await guard('never', ip)).toBeUndefined();
    }
    expect((await guard('never', ip))?.code).toBe('login_throttled');
    clock.advance({ seconds: 3601 });
    // Of the whole site some of the hour before still counts.
    expect(await guard('never', ip)).toBeUndefined();
  });

  it('asks everybody from the twenty-first message of the whole site in an hour', async () => {
    clock.advance({ hours: 2 });
    for (let block = 0; block < 20; block += 1) {
      expect(await guard('after_failures', `203.1.${block}.1`)).toBeUndefined();
    }
    expect((await guard('after_failures', '203.1.50.1'))?.code).toBe('captcha_required');
  });

  it('counts apart from registrations, and takes no captcha that was drawn for one', async () => {
    const ip = '198.51.111.1';
    for (let sent = 0; sent < 3; sent += 1) {
      await guard('never', ip);
    }
    const request = buildRequest({ ip });
    const registration = { rule: 'after_failures', captcha: undefined, request } as const;
    expect(await inUnit((ctx) => guardRegistration(ctx, registration))).toBeUndefined();
    const answerOf = async (action: 'register' | 'feedback') => {
      const { answer, cookie } = await inUnit((ctx) => issueCaptcha(ctx, { action, request }));
      const cookies = new Map([[cookie.name, cookie.value]]);
      const browser = buildRequest({ ip, cookies });
      return inUnit((ctx) =>
        guardFeedback(ctx, { rule: 'after_failures', captcha: answer, request: browser }),
      );
    };
    expect((await answerOf('register'))?.code).toBe('captcha_incorrect');
    expect(await answerOf('feedback')).toBeUndefined();
  });
});
