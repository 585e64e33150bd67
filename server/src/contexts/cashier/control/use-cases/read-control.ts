import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { everyProvider } from '../../providers/find-provider.ts';
import { findControls, findLastTrial } from '../store-control.ts';

/** What says whether the books hold: trial balance and funds. */
export async function readControl(ctx: Ctx<OperatorActor>) {
  return {
    trial: await findLastTrial(ctx.tx),
    controls: await findControls(ctx.tx, ctx.site.id),
    providers: (await everyProvider(ctx)).map(({ code }) => code),
    currency: ctx.site.currency,
  };
}

export type Control = Awaited<ReturnType<typeof readControl>>;
