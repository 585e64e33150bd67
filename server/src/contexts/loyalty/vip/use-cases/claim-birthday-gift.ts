import { birthdayGiftKey } from '@portal/commission';
import { assert, assertDefined } from '@portal/money';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { samePersons } from '../../../limits/index.ts';
import { post } from '../../../wallet/index.ts';
import { bookGivenMoney } from '../../given-money.ts';
import { moneyTransfer } from '../../points/books.ts';
import { refuseStanding } from '../../points/gate.ts';
import { type BirthdayGift, readOwnBirthday } from '../birthday.ts';
import { hasBirthdayGift, insertBirthdayGift, lockStandings } from '../store-birthdays.ts';

/**
 * Takes the gift of the rank that was earned for a birthday, once for each, and once for each
 * person, however many accounts they have (agents-loyalty-money.md D3, R89). Refuses by standing,
 * `not_found` where that rank has none, `reward_state`, `one_per_person`.
 */
export async function claimBirthdayGift(ctx: Ctx<MemberActor>): Promise<BirthdayGift> {
  const memberId = ctx.actor.id;
  const linked = (await samePersons(ctx, memberId)).map((person) => person.memberId);
  await lockStandings(ctx.tx, [memberId, ...linked]);
  await refuseStanding(ctx);
  const gift = await readOwnBirthday(ctx, memberId);
  if (gift === undefined) {
    throw new Refusal('not_found');
  }
  if (gift.state !== 'CLAIM') {
    throw new Refusal('reward_state', { state: gift.state });
  }
  const { giftMinor } = gift;
  const { year } = assertDefined(gift.window, 'a gift that is open has its birthday');
  if (await hasBirthdayGift(ctx.tx, { memberIds: linked, year })) {
    throw new Refusal('one_per_person');
  }
  await insertBirthdayGift(ctx.tx, { memberId, year, giftMinor, at: ctx.clock.now() });
  const debt = birthdayGiftKey(memberId, year);
  const booking = { debt, type: 'vip_gift', reference: debt, memberId } as const;
  const money = { amountMinor: giftMinor, currency: ctx.site.currency };
  const [outcome] = await post(ctx, [moneyTransfer(booking, money)]);
  assert(outcome?.ok === true, 'a birthday is paid once');
  await bookGivenMoney(ctx, { memberId, reference: debt, amountMinor: giftMinor, source: 'gift' });
  return { ...gift, state: 'CLAIMED' };
}
