import { createHash } from 'node:crypto';
import { assert, assertDefined } from '@portal/money';
import type { Ctx } from '../../platform/context.ts';
import { parseConfiguration, type SiteConfiguration } from './configuration.ts';
import type { SectionName } from './sections.ts';
import { insertVersion, readLatestVersion } from './store.ts';
import { insertVersionNote } from './store-versions.ts';

export interface SiteVersion {
  readonly version: number;
  readonly configuration: SiteConfiguration;
}

/** The version in force as the database has it, not as this process last read it. */
export async function readVersionInForce({ tx }: Pick<Ctx, 'tx'>): Promise<SiteVersion> {
  const row = assertDefined(await readLatestVersion(tx), 'the site was adopted');
  const parsed = parseConfiguration(row.configuration);
  assert(parsed.ok, `site version ${row.version} fits the schema of this release`);
  return { version: row.version, configuration: parsed.configuration };
}

export interface VersionNote {
  readonly sections: readonly SectionName[];
  readonly reason: string;
  readonly restoredFrom: number | null;
  /** Who asked for it: the id is kept with the version, the name is what the list shows. */
  readonly author: { readonly id: string; readonly name: string };
}

/** Stores the next version with its note. The caller holds the lock of the versions. */
export async function putInForce(ctx: Ctx, next: SiteVersion, note: VersionNote): Promise<void> {
  const { version, configuration } = next;
  const hash = createHash('sha256').update(JSON.stringify(configuration)).digest('hex');
  const row = { version, configuration, hash, origin: 'operator' as const };
  const { sections, reason, restoredFrom, author } = note;
  await insertVersion(ctx.tx, { ...row, at: ctx.clock.now(), by: author.id });
  await insertVersionNote(ctx.tx, { version, sections, reason, restoredFrom, author: author.name });
}
