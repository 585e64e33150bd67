import { abilitiesOf, sectionAbilities } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { parseConfiguration, type SiteConfiguration } from '../configuration.ts';
import { contentInvalid } from '../content-fault.ts';
import { readVersionInForce } from '../put-in-force.ts';
import { carryOut } from '../section-change.ts';
import { restoredSection, type SectionName } from '../sections.ts';
import { lockVersions } from '../store.ts';
import { findVersion } from '../store-versions.ts';

export interface Restoration {
  readonly version: number;
  readonly sections: readonly SectionName[];
  /** The version in force that the operator compared with. */
  readonly inForce: number;
  readonly effectiveFrom: string | null;
  readonly reason: string;
}

/**
 * Puts sections of an older version in force again; the versions in between stay in the list.
 * Refuses `ability_missing` for a section that is not this operator's, then `not_found`,
 * `content_changed`, `content_invalid` where the old text does not fit the site of today, and
 * `link_host_refused`.
 */
export async function restoreVersion(
  ctx: Ctx<OperatorActor>,
  command: Restoration,
): Promise<{ readonly inForce: number }> {
  const { version, sections, reason, effectiveFrom } = command;
  const abilities = abilitiesOf(ctx.actor.role);
  if (!sections.every((name) => abilities.includes(sectionAbilities[name]))) {
    throw new Refusal('ability_missing');
  }
  await lockVersions(ctx.tx);
  const older = await findVersion(ctx.tx, version);
  if (older === undefined) {
    throw new Refusal('not_found');
  }
  const current = await readVersionInForce(ctx);
  if (current.version !== command.inForce) {
    throw new Refusal('content_changed');
  }
  const parsed = parseConfiguration(older.configuration);
  if (!parsed.ok) {
    throw contentInvalid(parsed.first);
  }
  const parts = partsOf(current.configuration, parsed.configuration, sections);
  const change = { sections, parts, reason, effectiveFrom, restoredFrom: version };
  return { inForce: (await carryOut(ctx, current, change)).version };
}

function partsOf(
  current: SiteConfiguration,
  older: SiteConfiguration,
  sections: readonly SectionName[],
): Partial<SiteConfiguration> {
  const restored = sections.reduce<SiteConfiguration>(
    (site, name) => ({ ...site, ...restoredSection(site, older, name) }),
    current,
  );
  const changed = Object.entries(restored).filter(
    ([field, value]) => current[field as keyof SiteConfiguration] !== value,
  );
  return Object.fromEntries(changed);
}
