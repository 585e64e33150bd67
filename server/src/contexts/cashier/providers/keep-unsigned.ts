import type { Ctx } from '../../../platform/context.ts';
import { siteDay } from '../../../platform/site-date.ts';
import { upsertCases } from '../control/store-cases.ts';
import { addUnsigned } from './store-unsigned.ts';

/** So many of a day are no slip: a secret that differs, or somebody who tries. */
const alarmFrom = 5;

/**
 * Adds them to those of the day; from a few on they are one dated case of it, which a person
 * explains (agents-loyalty-money.md E3). No statement closes it.
 */
export async function keepUnsigned(ctx: Ctx, counted: ReadonlyMap<string, number>): Promise<void> {
  const [at, day] = [ctx.clock.now(), siteDay(ctx)];
  const { currency } = ctx.site;
  for (const { provider, calls } of await addUnsigned(ctx.tx, { counted, day, at })) {
    if (calls >= alarmFrom) {
      ctx.log.error({ provider, calls }, 'many calls of a day were not signed by their provider');
      const found = {
        id: ctx.ids.next('rcc'),
        kind: 'bad_signature',
        reference: provider,
        transaction: day,
        oursMinor: null,
        theirsMinor: null,
      } as const;
      await upsertCases(ctx.tx, { provider, day, cases: [found], currency, at });
    }
  }
}
