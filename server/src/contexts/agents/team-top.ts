import { assertDefined } from '@portal/money';
import type { Ctx, MemberActor } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { memberNamed } from '../members/index.ts';
import { findPosition, type Position } from './store.ts';

export interface TeamTop {
  /** Where the caller stands. */
  readonly own: Position;
  /** Whose team is asked about. */
  readonly top: Position;
}

/**
 * The first question of every read of an agent (B5): is this somebody of the own team? Whoever is
 * not, above or beside, is refused with `not_found`, as somebody who does not exist (R80).
 */
export async function readTeamTop(
  ctx: Ctx<MemberActor>,
  account: string | undefined,
): Promise<TeamTop> {
  const own = assertDefined(await findPosition(ctx.tx, ctx.actor.id), 'an agent has a position');
  return { own, top: account === undefined ? own : await positionBelow(ctx, own.path, account) };
}

async function positionBelow(ctx: Ctx, path: string, account: string): Promise<Position> {
  const member = await memberNamed(ctx, account);
  const position = member === undefined ? undefined : await findPosition(ctx.tx, member.id);
  if (position?.path.startsWith(path) !== true) {
    throw new Refusal('not_found');
  }
  return position;
}
