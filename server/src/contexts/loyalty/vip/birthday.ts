import { birthdayState, type BirthdayState, birthdayWindow } from '@portal/commission';
import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { siteDate } from '../../../platform/site-date.ts';
import { provenAt } from '../../limits/index.ts';
import { readProfileTexts } from '../../members/index.ts';
import { readLadder } from './ladder.ts';
import { rankOf } from './ranks-of.ts';
import { findKnownOn, hasBirthdayGift } from './store-birthdays.ts';

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

/** By the rank on which a member stands; undefined where it has none. */
export async function readOwnBirthday(
  ctx: Ctx,
  memberId: MemberId,
): Promise<BirthdayGift | undefined> {
  const rank = await rankOf(ctx, memberId);
  const level = (await readLadder(ctx.tx)).find((candidate) => candidate.rank === rank);
  const giftMinor = ctx.site.hasVip ? (level?.birthdayGiftMinor ?? 0n) : 0n;
  return readBirthday(ctx, { memberId, giftMinor });
}
