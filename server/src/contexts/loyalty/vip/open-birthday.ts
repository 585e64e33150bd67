import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { offerableAmong, samePersons } from '../../limits/index.ts';
import { type BirthdayGift, readOwnBirthday } from './birthday.ts';
import { hasBirthdayGift } from './store-birthdays.ts';

/**
 * The gift of a birthday that a member can take now. Nothing calls who may have no gifts (R13), or
 * had this one under another account (R89).
 */
export async function findOpenBirthday(
  ctx: Ctx,
  memberId: MemberId,
): Promise<(BirthdayGift & { readonly window: NonNullable<BirthdayGift['window']> }) | undefined> {
  const gift = await readOwnBirthday(ctx, memberId);
  if (gift?.state !== 'CLAIM' || gift.window === undefined) {
    return undefined;
  }
  if (!(await offerableAmong(ctx, [memberId])).has(memberId)) {
    return undefined;
  }
  const { window } = gift;
  const memberIds = (await samePersons(ctx, memberId)).map((person) => person.memberId);
  const isTaken = await hasBirthdayGift(ctx.tx, { memberIds, year: window.year });
  return isTaken ? undefined : { ...gift, window };
}
