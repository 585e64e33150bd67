import type { PromotionEntryId } from '@portal/protocol';
import type { Ctx } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { type LinkedMember, linkedMembers } from '../../../limits/index.ts';
import { readAccounts } from '../../../members/index.ts';
import { readWaitingApprovals } from '../../../operators/index.ts';
import {
  type Applying,
  findApplication,
  selectApplying,
  selectDecided,
  selectPictureIds,
} from '../../promotions/store-queue.ts';

export type ApplicationView = 'waiting' | 'approved' | 'refused';

export interface SeenApplication extends Applying {
  readonly account: string;
  readonly pictureIds: readonly `pic_${string}`[];
  readonly linked: readonly (LinkedMember & { readonly account: string })[];
}

/** Applications with the account of who wrote each, and their pictures. */
export async function listApplications(
  ctx: Ctx,
  query: {
    readonly view: ApplicationView;
    readonly cursor: string | undefined;
    readonly limit: number;
  },
): Promise<{ readonly rows: readonly SeenApplication[]; readonly nextCursor: string | null }> {
  const { view, cursor, limit } = query;
  const page = { cursor, limit: limit + 1 };
  const found =
    view === 'waiting'
      ? await selectApplying(ctx.tx, page)
      : await selectDecided(ctx.tx, {
          ...page,
          status: view === 'approved' ? 'ISSUED' : 'REJECTED',
        });
  const shown = found.slice(0, limit);
  const rows = await withPeople(ctx, shown);
  return { rows, nextCursor: found.length > limit ? (shown.at(-1)?.id ?? null) : null };
}

/** One of them, also after its decision. Refuses with `not_found`. */
export async function readApplication(ctx: Ctx, id: PromotionEntryId): Promise<SeenApplication> {
  const found = await findApplication(ctx.tx, id);
  const [seen] = found === undefined ? [] : await withPeople(ctx, [found]);
  if (seen === undefined) {
    throw new Refusal('not_found');
  }
  return seen;
}

async function withPeople(
  ctx: Ctx,
  rows: readonly Applying[],
): Promise<readonly SeenApplication[]> {
  const ids = [...new Set(rows.map(({ memberId }) => memberId))];
  const linked = await linkedMembers(ctx, ids);
  const others = [...linked.values()].flatMap((people) => people.map(({ memberId }) => memberId));
  const accounts = await readAccounts(ctx, [...new Set([...ids, ...others])]);
  const pictures = await selectPictureIds(
    ctx.tx,
    rows.map(({ id }) => id),
  );
  const asked = rows.flatMap(({ approvalId }) => (approvalId === null ? [] : [approvalId]));
  const waiting = await readWaitingApprovals(ctx, asked);
  return rows.map((row) => ({
    ...row,
    // One that was refused, withdrawn or let pass leaves its application free.
    approvalId: row.approvalId !== null && waiting.has(row.approvalId) ? row.approvalId : null,
    account: accounts.get(row.memberId) ?? '',
    pictureIds: pictures.get(row.id) ?? [],
    linked: (linked.get(row.memberId) ?? []).map((other) => {
      return { ...other, account: accounts.get(other.memberId) ?? '' };
    }),
  }));
}
