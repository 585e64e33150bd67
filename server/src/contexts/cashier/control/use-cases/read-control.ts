import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { everyProvider } from '../../providers/find-provider.ts';
import { findControls, findLastTrial, selectCases, selectRuns } from '../store-control.ts';

const runsShown = 30;
const casesShown = 200;

/** Everything that says whether the books hold: trial balance, funds, runs and cases. */
export async function readControl(ctx: Ctx<OperatorActor>) {
  return {
    trial: await findLastTrial(ctx.tx),
    controls: await findControls(ctx.tx, ctx.site.id),
    runs: await selectRuns(ctx.tx, runsShown),
    cases: await selectCases(ctx.tx, casesShown),
    providers: (await everyProvider(ctx)).map(({ code }) => code),
    currency: ctx.site.currency,
  };
}

export type Control = Awaited<ReturnType<typeof readControl>>;
