import { type AgentTree, buildTree, type MemberRow } from '@portal/commission';
import { isIdOf, type MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { linesOf } from '../../agents/index.ts';

/**
 * The part of the tree that a settlement needs: whoever has figures, whoever has a contract, and
 * everybody above them, as they stood when it began. Members without either add nothing to anybody.
 */
export async function treeOf(
  ctx: Ctx,
  {
    rows,
    payees,
    start,
  }: {
    readonly rows: readonly MemberRow[];
    readonly payees: readonly MemberId[];
    readonly start: Temporal.Instant;
  },
): Promise<AgentTree> {
  const ids = new Set([...payees, ...rows.map(({ memberId }) => memberId)]);
  const members = [...ids].filter((id): id is MemberId => isIdOf('mbr', id));
  const parents = new Map<string, string | undefined>();
  const siteDay = start.toZonedDateTimeISO(ctx.site.timeZone).toPlainDate().toString();
  for (const [id, { above }] of await linesOf(ctx, members, siteDay)) {
    [...above, id].forEach((node, level, line) => parents.set(node, line[level - 1]));
  }
  return buildTree(
    [...parents].map(([id, parentId]) => ({ id, ...(parentId !== undefined && { parentId }) })),
  );
}
