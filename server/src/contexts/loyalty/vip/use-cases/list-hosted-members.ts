import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { siteDay } from '../../../../platform/site-date.ts';
import { readAccounts } from '../../../members/index.ts';
import { reviewOn } from '../host.ts';
import { countHosts, selectHosted } from '../store-hosts.ts';

/**
 * Members whom somebody of the house looks after, of one host or of all, a page at a time, and the
 * hosts with how many each has. The day on which the check of a member is due stands with each (H).
 */
export async function listHostedMembers(
  ctx: Ctx<OperatorActor>,
  query: {
    readonly host: string | undefined;
    readonly cursor: string | undefined;
    readonly limit: number;
  },
) {
  const { limit } = query;
  const today = siteDay(ctx);
  const found = await selectHosted(ctx.tx, { ...query, limit: limit + 1 });
  const shown = found.slice(0, limit);
  const accounts = await readAccounts(
    ctx,
    shown.map(({ memberId }) => memberId),
  );
  const content = shown.map(({ memberId, name, contact, checkedOn }) => {
    const due = reviewOn(checkedOn);
    const account = accounts.get(memberId) ?? '';
    return { memberId, account, name, contact, reviewOn: due, isDue: today >= due };
  });
  const nextCursor = found.length > limit ? (shown.at(-1)?.memberId ?? null) : null;
  return { content, nextCursor, hosts: [...(await countHosts(ctx.tx, today))] };
}
