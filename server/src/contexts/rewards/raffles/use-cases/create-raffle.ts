import { assertDefined } from '@portal/money';
import type { RaffleId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { refuseUnnamed } from '../../../../platform/refuse-unnamed.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { siteDay } from '../../../../platform/site-date.ts';
import { nameOfSite } from '../../../../platform/name-of-site.ts';
import { moneyFact, recordAct } from '../../../trail/index.ts';
import { refuseUnlawfulPlay } from '../../../turnover/index.ts';
import { newSeed } from '../seed.ts';
import { findRaffle, insertRaffle, type Raffle } from '../store-raffles.ts';

export type RaffleForm = Pick<
  Raffle,
  'names' | 'earnedBy' | 'perMinor' | 'mostPerDay' | 'opensOn' | 'closesOn' | 'multiple'
> & { readonly prizesMinor: readonly bigint[] };

/**
 * Refuses a name that is missing in the site's language, `raffle_invalid` with days out of order or
 * over, with prizes of nothing or lower ones that get more; then `promotion_faulty` for play that
 * the law forbids.
 */
export function refuseImpossible(ctx: Ctx, form: RaffleForm): void {
  refuseUnnamed(ctx, form.names);
  if (!isPossible(form, siteDay(ctx))) {
    throw new Refusal('raffle_invalid');
  }
  refuseUnlawfulPlay(ctx, form.multiple);
}

/**
 * Makes a raffle and commits to its draw; neither prizes nor what earns a ticket ever change.
 * Refuses as {@link refuseImpossible} does.
 */
export async function createRaffle(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly form: RaffleForm;
    readonly reason: string;
    /** The id that was put before a second person; absent where one operator makes it alone. */
    readonly approvedId?: RaffleId;
  },
): Promise<Raffle> {
  const { form, reason } = command;
  refuseImpossible(ctx, form);
  const id = command.approvedId ?? ctx.ids.next('raf');
  const seed = newSeed(ctx);
  await insertRaffle(ctx.tx, { ...form, ...seed, id, at: ctx.clock.now() });
  await recordAct(ctx, {
    action: 'raffle.create',
    subject: { type: 'raffle', id },
    after: {
      name: nameOfSite(ctx.site, form.names),
      days: `${form.opensOn} ${form.closesOn}`,
      tickets: `${form.earnedBy} ${moneyFact(ctx, form.perMinor)} ≤${form.mostPerDay}`,
      prizes: form.prizesMinor
        .map((prizeMinor) => moneyFact(ctx, prizeMinor))
        .join(', ')
        .slice(0, 200),
      commitment: seed.commitment,
    },
    reason,
  });
  return assertDefined(await findRaffle(ctx.tx, id), 'a raffle that was written');
}

function isPossible(form: RaffleForm, today: string): boolean {
  const { opensOn, closesOn, perMinor, prizesMinor } = form;
  const isFalling = prizesMinor.every((prize, at) => {
    const above = prizesMinor[at - 1];
    return prize > 0n && (above === undefined || prize <= above);
  });
  return isFalling && perMinor > 0n && closesOn >= opensOn && opensOn >= today;
}
