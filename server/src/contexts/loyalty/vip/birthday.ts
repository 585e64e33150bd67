import { birthdayState, type BirthdayState, birthdayWindow, earnedRank } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { siteDate } from '../../../platform/site-date.ts';
import { provenAt } from '../../limits/index.ts';
import { readProfileTexts } from '../../members/index.ts';
import { readLadder } from './ladder.ts';
import { findKnownOn, hasBirthdayGift } from './store-birthdays.ts';
import { findStanding, type LevelForm } from './store-vip.ts';

/** The gift of a birthday as it stands for a member. */
export interface BirthdayGift {
  readonly giftMinor: bigint;
  readonly state: BirthdayState;
  /** The year and the days of the birthday; undefined where none was said. */
  readonly window: ReturnType<typeof birthdayWindow> | undefined;
}

/** Undefined where the rank has none. */
export async function readBirthday(
  ctx: Ctx,
  { memberId, giftMinor }: { readonly memberId: MemberId; readonly giftMinor: bigint },
): Promise<BirthdayGift | undefined> {
  if (giftMinor === 0n) {
    return undefined;
  }
  const today = siteDate(ctx);
  const { birthday = '' } = await readProfileTexts(ctx, memberId);
  const window =
    birthday === ''
      ? undefined
      : birthdayWindow(today, Temporal.PlainDate.from(birthday).toPlainMonthDay());
  const knownOn = await findKnownOn(ctx.tx, memberId);
  const state = birthdayState(today, {
    window,
    knownOn: knownOn === undefined ? undefined : Temporal.PlainDate.from(knownOn),
    isProven: (await provenAt(ctx, memberId)) !== null,
    isClaimed:
      window !== undefined &&
      (await hasBirthdayGift(ctx.tx, { memberIds: [memberId], year: window.year })),
  });
  return { giftMinor, state, window };
}

/**
 * What a ladder gives a member for a birthday: by the rank that was earned, like the gift of a rank
 * itself. An operator who puts somebody on a rank gives no money alone by it (R53).
 */
export function birthdayGiftMinor(
  ladder: readonly LevelForm[],
  standing: Parameters<typeof earnedRank>[1] | undefined,
): bigint {
  const rank = standing === undefined ? 0 : earnedRank(ladder, standing);
  return ladder.find((level) => level.rank === rank)?.birthdayGiftMinor ?? 0n;
}

/** Undefined where the rank that a member earned has none. */
export async function readOwnBirthday(
  ctx: Ctx,
  memberId: MemberId,
): Promise<BirthdayGift | undefined> {
  if (!ctx.site.hasVip) {
    return undefined;
  }
  const ladder = await readLadder(ctx.tx);
  const giftMinor = birthdayGiftMinor(ladder, await findStanding(ctx.tx, memberId));
  return readBirthday(ctx, { memberId, giftMinor });
}
