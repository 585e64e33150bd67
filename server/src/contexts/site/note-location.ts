import type { Ctx } from '../../platform/context.ts';
import { insertVerdict, type LocatedAction } from './store-locations.ts';

/**
 * Stores what the site made of a place with the action that came from there (R21). Who is refused
 * never begins one: the edge answers them, and notes it of whoever is signed in.
 */
export async function noteLocation(
  ctx: Pick<Ctx, 'tx' | 'clock' | 'site'>,
  action: {
    readonly kind: LocatedAction;
    /** Of the order, or the launch; of the session where there is none. */
    readonly id: string;
    /** The country is blocked: the action did not begin. */
    readonly isRefused?: boolean;
    readonly by: { readonly id: string; readonly sessionId: string; readonly ip: string };
  },
): Promise<void> {
  const { kind, id: actionId, isRefused = false, by } = action;
  const country = ctx.site.countryOf(by.ip);
  await insertVerdict(ctx.tx, {
    subjectId: by.id,
    sessionId: by.sessionId,
    action: kind,
    actionId,
    at: ctx.clock.now(),
    country,
    jurisdiction: ctx.site.jurisdiction,
    verdict: isRefused ? 'refused' : country === null ? 'unknown' : 'allowed',
  });
}
