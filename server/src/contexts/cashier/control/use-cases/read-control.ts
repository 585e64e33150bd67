import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { everyProvider } from '../../providers/find-provider.ts';
import { findControls, findLastTrial, selectRuns } from '../store-control.ts';
import { selectFaults } from '../store-faults.ts';

const runsShown = 30;
const faultsShown = 50;

/** Everything that says whether the books hold: trial balance, funds and runs. */
export async function readControl(ctx: Ctx<OperatorActor>) {
  return {
    trial: await findLastTrial(ctx.tx),
    controls: await findControls(ctx.tx, ctx.site.id),
    faults: await selectFaults(ctx.tx, faultsShown),
    runs: await selectRuns(ctx.tx, runsShown),
    providers: (await everyProvider(ctx)).map(({ code }) => code),
    currency: ctx.site.currency,
  };
}

export type Control = Awaited<ReturnType<typeof readControl>>;
