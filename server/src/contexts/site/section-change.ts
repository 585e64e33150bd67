import type { Ctx, OperatorActor } from '../../platform/context.ts';
import { Refusal } from '../../platform/refusal.ts';
import { recordAct } from '../trail/index.ts';
import { parseConfiguration, type SiteConfiguration } from './configuration.ts';
import { contentInvalid } from './content-fault.ts';
import { firstStrayHost } from './listed-links.ts';
import { putInForce, type SiteVersion } from './put-in-force.ts';
import { silentNotices } from './row-faults.ts';
import { instantOf } from './schedule.ts';
import { changedFacts } from './section-facts.ts';
import { sectionOf, sectionRevisionOf, type SectionName } from './sections.ts';
import { insertPlan } from './store-plans.ts';

export interface Change {
  readonly sections: readonly SectionName[];
  readonly parts: Partial<SiteConfiguration>;
  readonly reason: string;
  readonly restoredFrom: number | null;
  /** On the clocks of the site; null for at once. */
  readonly effectiveFrom: string | null;
}

/**
 * Puts parts in force at once, or keeps them for their moment. Refuses `content_invalid` where the
 * whole would not fit together, then `link_host_refused`. The caller holds the lock of the versions
 * and saw `current`.
 */
export async function carryOut(
  ctx: Ctx<OperatorActor>,
  current: SiteVersion,
  change: Change,
): Promise<SiteVersion> {
  const parsed = parseConfiguration({ ...current.configuration, ...change.parts });
  if (!parsed.ok) {
    throw contentInvalid(parsed.first);
  }
  const changed = change.sections.filter(
    (name) =>
      sectionRevisionOf(parsed.configuration, name) !==
      sectionRevisionOf(current.configuration, name),
  );
  if (changed.length === 0) {
    return current;
  }
  // What stood before the rule may stay until its editor is opened.
  const [silent] = changed.includes('announcements') ? silentNotices(parsed.configuration) : [];
  if (silent !== undefined) {
    throw contentInvalid(silent);
  }
  const host = firstStrayHost(parsed.configuration, changed);
  if (host !== undefined) {
    throw new Refusal('link_host_refused', { host });
  }
  const next = { version: current.version + 1, configuration: parsed.configuration };
  if (change.effectiveFrom !== null) {
    await plan(ctx, current, change);
  } else {
    const { reason, restoredFrom } = change;
    const author = { id: ctx.actor.id, name: ctx.actor.name };
    await putInForce(ctx, next, { sections: changed, reason, restoredFrom, author });
  }
  await tell(ctx, { current, next, change });
  return change.effectiveFrom === null ? next : current;
}

async function plan(ctx: Ctx<OperatorActor>, current: SiteVersion, change: Change): Promise<void> {
  const { sections, parts, reason, restoredFrom, effectiveFrom } = change;
  const { configuration } = current;
  const due = Temporal.Instant.from(instantOf(effectiveFrom, configuration.timeZone) ?? '');
  const now = ctx.clock.now();
  if (Temporal.Instant.compare(due, now) <= 0) {
    throw contentInvalid({ place: 'effectiveFrom', kind: 'past' });
  }
  const revisions = Object.fromEntries(
    sections.map((name) => [name, sectionRevisionOf(configuration, name)]),
  );
  await insertPlan(ctx.tx, {
    id: ctx.ids.next('pln'),
    sections,
    revisions,
    parts,
    restoredFrom,
    reason,
    dueAt: due,
    madeAt: now,
    authorId: ctx.actor.id,
    author: ctx.actor.name,
  });
}

async function tell(
  ctx: Ctx<OperatorActor>,
  report: { readonly current: SiteVersion; readonly next: SiteVersion; readonly change: Change },
): Promise<void> {
  const { current, next, change } = report;
  const { sections, restoredFrom, effectiveFrom, reason } = change;
  const of = ({ configuration }: SiteVersion) =>
    Object.assign({}, ...sections.map((name) => sectionOf(configuration, name))) as unknown;
  const { before, after } = changedFacts(of(current), of(next));
  await recordAct(ctx, {
    action:
      effectiveFrom !== null ? 'site.plan' : restoredFrom === null ? 'site.change' : 'site.restore',
    subject: { type: 'site', id: sections.join('.') },
    before,
    after: {
      ...after,
      ...(effectiveFrom !== null && { effectiveFrom }),
      ...(restoredFrom !== null && { restoredFrom: String(restoredFrom) }),
    },
    reason,
  });
}
