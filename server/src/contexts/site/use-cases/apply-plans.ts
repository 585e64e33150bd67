import type { Ctx } from '../../../platform/context.ts';
import { recordEvents } from '../../trail/index.ts';
import { parseConfiguration } from '../configuration.ts';
import { putInForce, readVersionInForce } from '../put-in-force.ts';
import { changedFacts } from '../section-facts.ts';
import { sectionRevisionOf } from '../sections.ts';
import { lockVersions } from '../store.ts';
import { closePlan, selectDuePlans, type DuePlan } from '../store-plans.ts';

/**
 * Carries out what is due, in the order of the moments. A plan whose section somebody changed
 * since, or that does not fit the site of today, is dropped, which the desk shows.
 */
export async function applyPlans(ctx: Ctx): Promise<void> {
  await lockVersions(ctx.tx);
  for (const plan of await selectDuePlans(ctx.tx, ctx.clock.now())) {
    await applyPlan(ctx, plan);
  }
}

async function applyPlan(ctx: Ctx, plan: DuePlan): Promise<void> {
  const { version, configuration } = await readVersionInForce(ctx);
  const isOvertaken = plan.sections.some(
    (name) => sectionRevisionOf(configuration, name) !== plan.revisions[name],
  );
  const parsed = parseConfiguration({ ...configuration, ...plan.parts });
  const state = isOvertaken ? 'overtaken' : parsed.ok ? 'done' : 'unfit';
  await closePlan(ctx.tx, { id: plan.id, state, at: ctx.clock.now() });
  const subject = { type: 'site', id: plan.sections.join('.') };
  if (state !== 'done' || !parsed.ok) {
    const after = { plan: plan.id, state } as const;
    await recordEvents(ctx, { action: 'site.drop_plan', subject, after });
    return;
  }
  const { sections, reason, restoredFrom, authorId, author } = plan;
  const next = { version: version + 1, configuration: parsed.configuration };
  const by = { id: authorId, name: author };
  await putInForce(ctx, next, { sections, reason, restoredFrom, author: by });
  const facts = changedFacts(configuration, parsed.configuration);
  const after = { ...facts.after, plan: plan.id };
  await recordEvents(ctx, { action: 'site.apply_plan', subject, before: facts.before, after });
}
