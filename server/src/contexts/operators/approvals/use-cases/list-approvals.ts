import { abilitiesOf, type ApprovalView } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import type { Approval } from '../store.ts';
import { selectApprovals } from '../store.ts';

export interface ApprovalPage {
  readonly approvals: readonly Approval[];
  readonly nextCursor: string | undefined;
}

/**
 * Newest first; `cursor` is the id of the last one seen. Whoever asks for something reads what
 * became of it; the requests of others are for those who may read them.
 */
export async function listApprovals(
  ctx: Ctx<OperatorActor>,
  query: {
    readonly view: ApprovalView;
    readonly asker: 'me' | 'others' | undefined;
    readonly cursor: string | undefined;
    readonly limit: number;
  },
): Promise<ApprovalPage> {
  const { view, cursor: before, limit } = query;
  const asker = mayReadAll(ctx.actor) ? query.asker : 'me';
  const rows = await selectApprovals(ctx.tx, {
    siteId: ctx.site.id,
    now: ctx.clock.now(),
    isWaiting: view === 'waiting',
    askedBy: asker === 'me' ? ctx.actor.id : undefined,
    notAskedBy: asker === 'others' ? ctx.actor.id : undefined,
    before,
    limit: limit + 1,
  });
  const approvals = rows.slice(0, limit);
  return { approvals, nextCursor: rows.length > limit ? approvals.at(-1)?.id : undefined };
}

/** Whether the requests of others are shown, too. */
export function mayReadAll({ role }: OperatorActor): boolean {
  return abilitiesOf(role).includes('approvals.read');
}
