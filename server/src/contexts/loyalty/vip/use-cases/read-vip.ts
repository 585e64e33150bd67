import { keepDays } from '@portal/commission';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { siteDay } from '../../../../platform/site-date.ts';
import { hearsOffers } from '../../../limits/index.ts';
import { type BirthdayGift, birthdayGiftMinor, readBirthday } from '../birthday.ts';
import { type Host, readHost } from '../host.ts';
import { readLadder } from '../ladder.ts';
import { findStanding, type Level, type LevelForm, selectSteps } from '../store-vip.ts';

export interface VipView {
  readonly level: Level | LevelForm | undefined;
  readonly lifeDepositMinor: bigint;
  readonly lifeValidMinor: bigint;
  /** Undefined at the foot of the ladder, where nothing is lost, and where offers rest. */
  readonly keep:
    | {
        readonly validMinor: bigint;
        readonly neededMinor: bigint;
        readonly from: string;
        readonly to: string;
      }
    | undefined;
  /** Undefined where the rank that was earned has none. */
  readonly birthday: BirthdayGift | undefined;
  /** Undefined where the rank has none, nobody was named, or the check is due. */
  readonly host: Host | undefined;
  readonly steps: Awaited<ReturnType<typeof selectSteps>>;
}

/**
 * Where a member stands; who never played stands at the foot. Nobody hears of a gift, of a host or
 * of play that keeps a rank who may have none (R13).
 */
export async function readVip(ctx: Ctx<MemberActor>): Promise<VipView> {
  const memberId = ctx.actor.id;
  const ladder = await readLadder(ctx.tx);
  const standing = await findStanding(ctx.tx, memberId);
  const level = ladder.find(({ rank }) => rank === (standing?.rank ?? 0));
  const giftMinor = birthdayGiftMinor(ladder, standing);
  const isOffered = await hearsOffers(ctx);
  const from = standing?.windowFrom ?? siteDay(ctx);
  return {
    level,
    lifeDepositMinor: standing?.lifeDepositMinor ?? 0n,
    lifeValidMinor: standing?.lifeValidMinor ?? 0n,
    keep:
      level === undefined || level.rank === 0 || !isOffered
        ? undefined
        : {
            validMinor: standing?.windowValidMinor ?? 0n,
            neededMinor: level.keepValidMinor,
            from,
            to: String(Temporal.PlainDate.from(from).add({ days: keepDays })),
          },
    birthday: isOffered ? await readBirthday(ctx, { memberId, giftMinor }) : undefined,
    host: isOffered && level?.hasHost === true ? await readHost(ctx, memberId) : undefined,
    steps: await selectSteps(ctx.tx, memberId),
  };
}
