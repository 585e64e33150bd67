import { assertDefined } from '@portal/money';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { offerableAmong, samePersons } from '../../../limits/index.ts';
import { readOwnBirthday } from '../birthday.ts';
import { hasBirthdayGift } from '../store-birthdays.ts';

/**
 * How many gifts of their rank the caller can take now: that of a birthday
 * (agents-loyalty-money.md D10). Those that a rank opens as promotions count among the rewards.
 * Nothing calls who may have no gifts (R13), or had this one under another account (R89).
 */
export async function countRankGifts(ctx: Ctx<MemberActor>): Promise<number> {
  const { id } = ctx.actor;
  const birthday = await readOwnBirthday(ctx);
  if (birthday?.state !== 'CLAIM' || !(await offerableAmong(ctx, [id])).has(id)) {
    return 0;
  }
  const { year } = assertDefined(birthday.window, 'a gift that is open has its birthday');
  const memberIds = (await samePersons(ctx, id)).map(({ memberId }) => memberId);
  return (await hasBirthdayGift(ctx.tx, { memberIds, year })) ? 0 : 1;
}
