import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { traitsOf } from '../../identity/index.ts';
import { type LinkedMember, linkedMembers } from './linked-members.ts';
import { noteMarks } from './use-cases/note-marks.ts';

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

/**
 * Accounts that look like the same person (R89). The marks are noted first: what a farm does within
 * a second of its registration has not been heard of yet. Who gives one thing to each person asks
 * under a lock on which claims of that thing meet, so that the later sees the earlier.
 */
export async function samePersons(ctx: Ctx, memberId: MemberId): Promise<readonly LinkedMember[]> {
  await noteMarks(ctx, memberId, await ownMarks(ctx, memberId));
  return (await linkedMembers(ctx, [memberId])).get(memberId) ?? [];
}
