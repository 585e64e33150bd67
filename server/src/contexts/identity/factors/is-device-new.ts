import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { findNewDevice } from './store-devices.ts';

const newHours = 24;

/**
 * Whether the browser of this session came less than a day ago to an account that others were used
 * for before: the first one of an account is not new to it (agents-loyalty-money.md E5).
 */
export function isDeviceNew(ctx: Ctx<MemberActor>): Promise<boolean> {
  const since = ctx.clock.now().subtract({ hours: newHours });
  return findNewDevice(ctx.tx, { sessionId: ctx.actor.sessionId, since });
}
