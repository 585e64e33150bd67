import type { Ctx, MemberActor } from '../../../platform/context.ts';
import type { OwnDevice } from '../store-devices.ts';
import { selectOwnDevices } from '../store-devices.ts';

/** As many as a page shows; whoever empties a browser often has more, which all go together. */
const mostShown = 50;

/** The browsers of the caller, their own one first (agents-loyalty-money.md F). */
export function readDevices(ctx: Ctx<MemberActor>): Promise<readonly OwnDevice[]> {
  const { id: subjectId, sessionId } = ctx.actor;
  return selectOwnDevices(ctx.tx, { subjectId, sessionId, limit: mostShown });
}
