import { createHash } from 'node:crypto';
import { assert, assertDefined } from '@portal/money';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { recordAct } from '../../trail/index.ts';
import type { SiteConfiguration } from '../configuration.ts';
import { parseConfiguration } from '../configuration.ts';
import { changedFacts } from '../section-facts.ts';
import { sectionOf, sectionRevisionOf, type Section, type SectionName } from '../sections.ts';
import { insertVersion, lockVersions, readLatestVersion } from '../store.ts';

export interface SectionChange<Name extends SectionName> {
  readonly name: Name;
  /** Of the section that the operator saw. */
  readonly revision: string;
  readonly reason: string;
  readonly next: (current: SiteConfiguration) => Section<Name>;
}

/**
 * Puts another text of one section in force as the next version of the site; every other section
 * stays as it is, also when two operators write at once. Refuses `content_changed`, then
 * `content_invalid` where the whole would not fit together.
 */
export async function changeSection<Name extends SectionName>(
  ctx: Ctx<OperatorActor>,
  change: SectionChange<Name>,
): Promise<SiteConfiguration> {
  const { name, revision, reason, next } = change;
  await lockVersions(ctx.tx);
  const { version, configuration: current } = await readVersion(ctx);
  if (sectionRevisionOf(current, name) !== revision) {
    throw new Refusal('content_changed');
  }
  const parsed = parseConfiguration({ ...current, ...next(current) });
  if (!parsed.ok) {
    throw new Refusal('content_invalid', { place: parsed.faults[0] ?? name });
  }
  const { configuration } = parsed;
  if (sectionRevisionOf(configuration, name) === revision) {
    return configuration;
  }
  await storeVersion(ctx, { version: version + 1, configuration });
  await recordAct(ctx, {
    action: 'site.change',
    subject: { type: 'site', id: name },
    ...changedFacts(sectionOf(current, name), sectionOf(configuration, name)),
    reason,
  });
  return configuration;
}

/** The configuration in force as the database has it, not as this process last read it. */
export async function readInForce(ctx: Pick<Ctx, 'tx'>): Promise<SiteConfiguration> {
  return (await readVersion(ctx)).configuration;
}

async function readVersion({ tx }: Pick<Ctx, 'tx'>) {
  const row = assertDefined(await readLatestVersion(tx), 'the site was adopted');
  const parsed = parseConfiguration(row.configuration);
  assert(parsed.ok, `site version ${row.version} fits the schema of this release`);
  return { version: row.version, configuration: parsed.configuration };
}

async function storeVersion(
  ctx: Ctx<OperatorActor>,
  row: { readonly version: number; readonly configuration: SiteConfiguration },
): Promise<void> {
  const hash = createHash('sha256').update(JSON.stringify(row.configuration)).digest('hex');
  const at = ctx.clock.now();
  await insertVersion(ctx.tx, { ...row, origin: 'operator', hash, at, by: ctx.actor.id });
}
