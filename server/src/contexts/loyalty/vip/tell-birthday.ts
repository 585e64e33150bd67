import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import { findOpenBirthday } from './open-birthday.ts';

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** A member came on a day on which the gift of a birthday can be taken. */
    'loyalty.birthday_open': {
      readonly memberId: MemberId;
      readonly year: number;
      readonly giftMinor: string;
      readonly currency: string;
      readonly until: string;
    };
  }
}

/**
 * Whoever comes while it is open hears of it (agents-loyalty-money.md G, VIP_GIFT_READY): birthdays
 * are kept encrypted, so that nobody can be looked for by theirs.
 */
export async function tellBirthday(
  ctx: Ctx,
  { memberId }: { readonly memberId: MemberId },
): Promise<void> {
  const gift = await findOpenBirthday(ctx, memberId);
  if (gift === undefined) {
    return;
  }
  const { giftMinor, window } = gift;
  const { currency, timeZone } = ctx.site;
  const end = window.to.add({ days: 1 }).toZonedDateTime(timeZone).toInstant();
  const worth = { giftMinor: String(giftMinor), currency };
  const payload = { memberId, year: window.year, ...worth, until: String(end) };
  await emit(ctx, { name: 'loyalty.birthday_open', payload });
}
