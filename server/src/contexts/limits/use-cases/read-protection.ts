import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { send } from '../../../platform/statement.ts';
import { playersLook, rulesOf } from '../door.ts';
import { ledgerWindows } from '../ledger-windows.ts';
import { newPlayer, type Player } from '../player.ts';
import { longestOf } from '../exclusions.ts';
import { type Break, selectBreaks, selectExclusions } from '../store-breaks.ts';
import { withStretch } from '../stretch-windows.ts';
import { type LimitRaise, selectRaises } from '../store-raises.ts';

/** Everything that protects a member, and what has counted so far. */
export interface Protection {
  /** With windows also when no limit keeps them. */
  readonly player: Player;
  readonly raises: readonly LimitRaise[];
  readonly breaks: readonly Break[];
  /** The one that holds longest; undefined when its member has asked to come back. */
  readonly exclusion: Break | undefined;
}

export async function readProtection(ctx: Ctx, memberId: MemberId): Promise<Protection> {
  const players = await send(ctx.tx, playersLook(ctx, [memberId]));
  const player = players.get(memberId) ?? newPlayer(memberId);
  const { now, periods } = rulesOf(ctx);
  const windows = player.isCounting
    ? player.windows
    : withStretch(await ledgerWindows(ctx, memberId, periods), player, { now, periods });
  return {
    player: { ...player, windows },
    raises: await selectRaises(ctx.tx, { memberId, now }),
    breaks: await selectBreaks(ctx.tx, memberId),
    exclusion: longestOf(await selectExclusions(ctx.tx, memberId), ctx.site.timeZone),
  };
}
