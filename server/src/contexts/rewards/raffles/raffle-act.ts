import { currency, formatAmount, isCurrencyCode } from '@portal/money';
import { isIdOf, mostGiftMultiple, raffleEarnings } from '@portal/protocol';
import { z } from 'zod';
import type { Act } from '../../operators/index.ts';
import type { Facts } from '../../trail/index.ts';
import { createRaffle } from './use-cases/create-raffle.ts';
import { nameOfSite } from '../../../platform/name-of-site.ts';

/** JSON has no bigint. */
const minorText = z.string().regex(/^[1-9]\d{0,18}$/u);

const payload = z.strictObject({
  raffleId: z.string().refine((id) => isIdOf('raf', id)),
  names: z.record(z.string(), z.string()),
  earnedBy: z.enum(raffleEarnings),
  perMinor: minorText,
  mostPerDay: z.int().positive(),
  opensOn: z.string(),
  closesOn: z.string(),
  prizesMinor: z.array(minorText).min(1),
  multiple: z.int().min(0).max(mostGiftMultiple),
  currency: z.string().refine(isCurrencyCode),
});

type Payload = z.output<typeof payload>;

/** A fact of the trail is no longer than this. */
const mostCharacters = 200;

/**
 * Raffles whose prizes come to more than one operator promises alone, as a second person approves
 * them (R53); one that should have begun meanwhile can only be refused.
 */
export const makeRaffle: Act<Payload> = {
  name: 'raffle.create',
  ability: 'loyalty.manage',
  payload,
  facts: ({ names, prizesMinor, currency: code, ...raffle }, site): Facts => {
    const unit = currency(code);
    const all = prizesMinor.map((prize) => BigInt(prize));
    const each = formatAmount(BigInt(raffle.perMinor), unit);
    return {
      name: nameOfSite(site, names),
      amount: formatAmount(
        all.reduce((sum, prize) => sum + prize, 0n),
        unit,
      ),
      currency: code,
      prizes: all
        .map((prize) => formatAmount(prize, unit))
        .join(', ')
        .slice(0, mostCharacters),
      tickets: `${raffle.earnedBy} ${each}, ≤ ${raffle.mostPerDay}`,
      days: `${raffle.opensOn} – ${raffle.closesOn}`,
      multiple: String(raffle.multiple),
    };
  },
  subject: ({ raffleId }) => ({ type: 'raffle', id: raffleId }),
  perform: async (ctx, { payload: approved, reason }) => {
    const { raffleId: approvedId, perMinor, prizesMinor, currency: _, ...facts } = approved;
    const prizes = prizesMinor.map((prize) => BigInt(prize));
    const form = { ...facts, perMinor: BigInt(perMinor), prizesMinor: prizes };
    await createRaffle(ctx, { form, reason, approvedId });
  },
};
