import type { MemberActor } from '../../platform/context.ts';
import type { OpenCtx } from '../../platform/http/route.ts';
import type { Snapshot } from './catalogue.ts';
import { isGameFor, isNarrowed } from './narrowed.ts';
import { memberViewer } from './view.ts';

/**
 * Whether a game is for others than the caller: it is none to them, in a launch, a stake and a
 * favourite alike. Their rank is asked for where something narrows the game, and nowhere else.
 */
export async function isKeptFrom(
  ctx: OpenCtx<MemberActor>,
  query: {
    readonly snapshot: Snapshot;
    readonly nodeId: string;
    readonly language?: string | undefined;
    rank(): Promise<number>;
  },
): Promise<boolean> {
  const { snapshot, nodeId, language } = query;
  const game = snapshot.byNodeId.get(nodeId);
  if (game === undefined || !isNarrowed(snapshot, game)) {
    return false;
  }
  return !isGameFor(snapshot, game, memberViewer(ctx, { language, rank: await query.rank() }));
}
