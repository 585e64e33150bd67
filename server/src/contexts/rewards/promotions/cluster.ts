import type { MemberId, PersonMarkKind } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { traitsOf } from '../../identity/index.ts';
import { type LinkedMember, linkedMembers, noteMarks } from '../../limits/index.ts';
import type { Entry } from './store-entries.ts';
import { selectHolders } from './store-clusters.ts';

/**
 * By what the claim of an entry looks like that of somebody who has had the gift in this cycle;
 * empty for most (R89). Whoever calls holds the lock of the promotion, so that of two accounts of
 * one person that claim at once the later sees the earlier. The marks are noted first: what a farm
 * does within a second of its registration has not been heard of yet.
 */
export async function sharedMarks(
  ctx: Ctx,
  entry: Pick<Entry, 'promotionId' | 'memberId' | 'cycleKey'>,
): Promise<readonly PersonMarkKind[]> {
  const { memberId, promotionId, cycleKey } = entry;
  const linked = await linkedBy(ctx, memberId, await ownMarks(ctx, memberId));
  if (linked.length === 0) {
    return [];
  }
  const memberIds = linked.map((other) => other.memberId);
  const holders = await selectHolders(ctx.tx, { promotionId, cycleKey, memberIds });
  const shared = linked.filter((other) => holders.has(other.memberId));
  return [...new Set(shared.flatMap(({ kinds }) => kinds))].toSorted();
}

type OwnMark = Parameters<typeof noteMarks>[2][number];

/** Where a member is reached, and the browsers that they use, as of now. */
export async function ownMarks(ctx: Ctx, memberId: MemberId): Promise<readonly OwnMark[]> {
  const { contacts, devices } = await traitsOf(ctx, memberId);
  return [
    ...contacts.map(({ channel, address, isProven }) => {
      return { kind: channel === 'sms' ? 'phone' : 'email', value: address, isProven } as const;
    }),
    ...devices.map((value) => ({ kind: 'device', value }) as const),
  ];
}

/** Accounts that look like the same person, by what was signed in with just now, too. */
export async function linkedBy(
  ctx: Ctx,
  memberId: MemberId,
  marks: readonly OwnMark[],
): Promise<readonly LinkedMember[]> {
  await noteMarks(ctx, memberId, marks);
  return (await linkedMembers(ctx, [memberId])).get(memberId) ?? [];
}

/** Kinds as an entry keeps them. */
export function heldText(kinds: readonly PersonMarkKind[]): string {
  return kinds.join(' ');
}

export function heldKinds(text: string | null): PersonMarkKind[] | null {
  // It was written by `heldText`.
  return text === null ? null : (text.split(' ') as PersonMarkKind[]);
}
