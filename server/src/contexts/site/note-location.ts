import type { Ctx } from '../../platform/context.ts';
import { insertVerdict, type LocatedAction } from './store-locations.ts';

/**
 * Stores what the site made of a place with the action that came from there (R21). Who is refused
 * never comes so far: the edge answers them before the action begins.
 */
export async function noteLocation(
  ctx: Pick<Ctx, 'tx' | 'clock' | 'site'>,
  action: {
    readonly kind: LocatedAction;
    /** Of the order; of the session where there is none. */
    readonly id: string;
    readonly by: { readonly id: string; readonly sessionId: string; readonly ip: string };
  },
): Promise<void> {
  const { kind, id: actionId, by } = action;
  const country = ctx.site.countryOf(by.ip);
  await insertVerdict(ctx.tx, {
    subjectId: by.id,
    sessionId: by.sessionId,
    action: kind,
    actionId,
    at: ctx.clock.now(),
    country,
    jurisdiction: ctx.site.jurisdiction,
    verdict: country === null ? 'unknown' : 'allowed',
  });
}
