import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { SiteConfiguration } from '../configuration.ts';
import { readVersionInForce } from '../put-in-force.ts';
import { carryOut } from '../section-change.ts';
import { sectionRevisionOf, type Section, type SectionName } from '../sections.ts';
import { lockVersions } from '../store.ts';

export interface SectionChange<Name extends SectionName> {
  readonly name: Name;
  /** Of the section that the operator saw. */
  readonly revision: string;
  readonly reason: string;
  /** On the clocks of the site; at once where it does not say. */
  readonly effectiveFrom?: string | null | undefined;
  readonly next: (current: SiteConfiguration) => Section<Name>;
}

/**
 * Puts another text of one section in force as the next version of the site, at once or at its
 * moment; every other section stays as it is, also when two operators write at once. Refuses
 * `content_changed`, then `content_invalid` where the whole would not fit together, then
 * `link_host_refused`. Returns what is
 * in force now.
 */
export async function changeSection<Name extends SectionName>(
  ctx: Ctx<OperatorActor>,
  change: SectionChange<Name>,
): Promise<SiteConfiguration> {
  const { name, revision, reason, next, effectiveFrom = null } = change;
  await lockVersions(ctx.tx);
  const current = await readVersionInForce(ctx);
  if (sectionRevisionOf(current.configuration, name) !== revision) {
    throw new Refusal('content_changed');
  }
  const parts = next(current.configuration);
  const command = { sections: [name], parts, reason, effectiveFrom, restoredFrom: null };
  return (await carryOut(ctx, current, command)).configuration;
}

/** The configuration in force as the database has it, not as this process last read it. */
export async function readInForce(ctx: Pick<Ctx, 'tx'>): Promise<SiteConfiguration> {
  return (await readVersionInForce(ctx)).configuration;
}
