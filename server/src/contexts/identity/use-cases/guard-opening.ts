import type { Ctx, MemberActor } from '../../../platform/context.ts';
import type { Refusal } from '../../../platform/refusal.ts';
import { openingSteps } from '../attempt-policy.ts';
import { hourCount } from '../hour-count.ts';
import { siteHour, stillCounting } from '../site-hour.ts';
import type { FailureKey } from '../store-attempts.ts';
import { lockFailures, takeBackFailure, writeFailures } from '../store-attempts.ts';
import { throttled } from '../throttled.ts';

function keysOf(ctx: Ctx<MemberActor>) {
  const own: FailureKey = { scope: 'register', key: ctx.actor.id };
  const hour = siteHour(ctx, 'register_site', `${ctx.site.id} agents`);
  return { own, site: hour.now, hour };
}

/**
 * How often an hour an agent may hear that a name is taken (X1): what visitors are told under a
 * captcha, agents must not read out without one. Where the whole site told it often, because
 * somebody has many agents, each hears it less; none is stopped by others. Counted before the name
 * is looked up; {@link takeBackOpening} takes it back when nothing was told. Answers
 * `login_throttled`.
 */
export async function guardOpening(ctx: Ctx<MemberActor>): Promise<Refusal | undefined> {
  const { own, site, hour } = keysOf(ctx);
  const counts = await lockFailures(ctx.tx, [own, site]);
  const at = ctx.clock.now();
  const told = hourCount(counts.get('register'), at);
  const toldBySite = counts.get('register_site')?.failures ?? 0;
  const toldWithin = toldBySite + (await stillCounting(ctx, hour));
  const most = toldWithin >= openingSteps.siteFreely ? openingSteps.mostThen : openingSteps.most;
  if (told.counted >= most) {
    return throttled(told.secondsLeft);
  }
  await writeFailures(ctx.tx, { ...own, ...told.next });
  await writeFailures(ctx.tx, { ...site, failures: toldBySite + 1, at });
  return undefined;
}

/** Takes a try back whose answer revealed nothing about a name. */
export async function takeBackOpening(ctx: Ctx<MemberActor>): Promise<void> {
  const { own, site } = keysOf(ctx);
  await takeBackFailure(ctx.tx, own);
  await takeBackFailure(ctx.tx, site);
}
