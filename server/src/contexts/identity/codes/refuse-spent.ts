import type { Ctx } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { recordEvents } from '../../trail/index.ts';
import { secretHash } from '../secrets.ts';
import type { FailureKey } from '../store-attempts.ts';
import { lockFailures, writeFailures } from '../store-attempts.ts';
import type { SendQuota } from './send-policy.ts';
import { throttleMs } from './send-policy.ts';
import type { SendKeys } from './store-codes.ts';

const hourSeconds = 3600;

/**
 * A budget is used up (R65). Operators are told once an hour of each, however often it is asked
 * for; and whoever asks on is throttled as after a code that was sent. The caller holds the lock of
 * sending.
 */
export async function refuseSpent(ctx: Ctx, quota: SendQuota, keys: SendKeys): Promise<Refusal> {
  if (await isTooSoon(ctx, keys)) {
    return new Refusal('too_many_requests', { retryAfterSeconds: 1 });
  }
  if (await isNews(ctx, quota, keys)) {
    const after = { quota, range: keys.range };
    const subject = { type: 'site', id: ctx.site.id } as const;
    await recordEvents(ctx, { action: 'site.codes_stopped', subject, after });
    ctx.log.error(after, 'codes are not sent any more');
  }
  return new Refusal('auth/quota-exceeded', { retryAfterSeconds: hourSeconds });
}

/** Of the same browser, or for the same number in the same lane. */
async function isTooSoon(ctx: Ctx, { browserHash, lane, number }: SendKeys): Promise<boolean> {
  const asked = [browserHash, secretHash(`${lane} ${number}`)];
  const passedMs: number[] = [];
  for (const hash of asked) {
    const key: FailureKey = { scope: 'codes_refused', key: hash.toString('hex') };
    passedMs.push(await sinceMs(ctx, key));
  }
  if (Math.min(...passedMs) < throttleMs) {
    return true;
  }
  for (const hash of asked) {
    const key: FailureKey = { scope: 'codes_refused', key: hash.toString('hex') };
    await writeFailures(ctx.tx, { ...key, failures: 1, at: ctx.clock.now() });
  }
  return false;
}

/** Of the site and of a country once, whatever range was asked for. */
async function isNews(ctx: Ctx, quota: SendQuota, { country, range }: SendKeys): Promise<boolean> {
  const of = quota === 'site' ? '' : quota === 'country' ? (country ?? '') : range;
  const key: FailureKey = { scope: 'codes_stopped', key: `${quota}:${of}` };
  if ((await sinceMs(ctx, key)) < hourSeconds * 1000) {
    return false;
  }
  await writeFailures(ctx.tx, { ...key, failures: 1, at: ctx.clock.now() });
  return true;
}

async function sinceMs(ctx: Ctx, key: FailureKey): Promise<number> {
  const last = (await lockFailures(ctx.tx, [key])).get(key.scope);
  return last === undefined
    ? Number.POSITIVE_INFINITY
    : ctx.clock.nowMs() - last.lastFailureAt.epochMilliseconds;
}
