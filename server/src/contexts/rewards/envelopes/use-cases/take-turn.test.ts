import { describe, expect, it } from 'vitest';
import { buildRequest, drawnCaptcha } from '../../../../../test/factories/identity.ts';
import { pointsKey } from '../../../../../test/factories/loyalty.ts';
import { rewardsBench } from '../../../../../test/factories/rewards.ts';
import { testDatabase } from '../../../../../test/harness.ts';
import { clearTries } from '../store-turns.ts';
import { takeTurn } from './take-turn.ts';

const test = testDatabase();
const bench = rewardsBench(test);
type Member = Awaited<ReturnType<typeof bench.member>>;
const rest = () => test.clock.advance({ milliseconds: 300 });

async function turn({ actor }: Member, call: { captcha?: string; key?: string } = {}) {
  const { captcha, key = pointsKey() } = call;
  const request = buildRequest({ idempotencyKey: key, cookies });
  const refusal = await test.inUnit((ctx) => takeTurn(ctx, { captcha, request }), { actor });
  return refusal?.code;
}

const cookies = new Map<string, string>();

/** What the picture of a fresh captcha says, in the one browser of this file. */
async function solved(action: 'envelope' | 'feedback'): Promise<string> {
  test.clock.advance({ seconds: 1 });
  const { answer, cookie } = await drawnCaptcha(test, action, cookies);
  cookies.set(cookie.name, cookie.value);
  return answer;
}

async function failing(times: number): Promise<Member> {
  const member = await bench.member();
  for (let tried = 0; tried < times; tried += 1) {
    expect(await turn(member)).toBeUndefined();
    rest();
  }
  return member;
}

describe('takeTurn', () => {
  it('lets one call in 300 ms through, also of many at once, and each member for itself', async () => {
    const [member, other] = [await bench.member(), await bench.member()];
    const codes = await Promise.all([1, 2, 3, 4].map(() => turn(member)));
    expect(codes.filter((code) => code === 'envelope_pace')).toHaveLength(3);
    expect(codes).toContain(undefined);
    expect(await turn(other)).toBeUndefined();
    test.clock.advance({ milliseconds: 299 });
    expect(await turn(member)).toBe('envelope_pace');
    test.clock.advance({ milliseconds: 1 });
    expect(await turn(member)).toBeUndefined();
  });

  it('asks for a captcha of its own after five calls in vain, and each answer once', async () => {
    const member = await failing(5);
    const key = pointsKey();
    expect(await turn(member, { key })).toBe('captcha_required');
    rest();
    // A call that was asked is asked again under its key.
    expect(await turn(member, { key })).toBe('captcha_required');
    expect(await turn(member, { captcha: await solved('feedback') })).toBe('captcha_incorrect');
    const right = await solved('envelope');
    expect(await turn(member, { captcha: 'WRONG' })).toBe('captcha_incorrect');
    rest();
    expect(await turn(member, { captcha: right })).toBe('captcha_incorrect');
    expect(await turn(member, { captcha: await solved('envelope') })).toBeUndefined();
    rest();
    expect(await turn(member)).toBeUndefined();
  });

  it('takes one captcha for one of two calls at once', async () => {
    const member = await failing(5);
    const captcha = await solved('envelope');
    const codes = await Promise.all([turn(member, { captcha }), turn(member, { captcha })]);
    expect(codes.toSorted()).toEqual(['envelope_pace', undefined]);
  });

  it('forgets what was in vain with a packet, and after an hour', async () => {
    const member = await failing(5);
    await test.inUnit((ctx) => clearTries(ctx.tx, member.id));
    expect(await turn(member)).toBeUndefined();
    const other = await failing(5);
    test.clock.advance({ hours: 1 });
    expect(await turn(other)).toBeUndefined();
  });
});
