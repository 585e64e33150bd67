import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import { recordEvents } from '../../trail/index.ts';
import { setFlag } from './set-flag.ts';

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** A member said a day of birth that is below the minimum age of the site. */
    readonly 'limits.too_young': {
      readonly memberId: MemberId;
      /** Whole years on the site's calendar. */
      readonly age: number;
      readonly minimumAge: number;
    };
  }
}

/** What a member may not do who is too young; the own money can be withdrawn (R17). */
const stops = ['NO_BET', 'NO_DEPOSIT', 'NO_BONUS'] as const;

/** Neither play nor money in from now on, until approved papers show the age (`settleAge`). */
export async function stopYoung(
  ctx: Ctx,
  { memberId, reason }: { readonly memberId: MemberId; readonly reason: string },
): Promise<void> {
  for (const flag of stops) {
    await setFlag(ctx, { memberId, flag, cause: 'age', reason });
  }
}

/**
 * The same by the member's own word, in the profile or of papers that nobody has looked at: at
 * once, and a person decides what comes of it.
 */
export async function stopTooYoung(
  ctx: Ctx,
  word: {
    readonly memberId: MemberId;
    readonly age: number;
    readonly minimumAge: number;
    readonly source: 'profile' | 'papers';
  },
): Promise<void> {
  const { memberId, age, minimumAge, source } = word;
  await stopYoung(ctx, { memberId, reason: `Below the minimum age by the own ${source}.` });
  await recordEvents(ctx, {
    action: 'member.too_young',
    subject: { type: 'member', id: memberId },
    after: { source, age: String(age), minimumAge: String(minimumAge) },
  });
  await emit(ctx, { name: 'limits.too_young', payload: { memberId, age, minimumAge } });
}
