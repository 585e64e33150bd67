import type { OperatorId, PrefixedId } from '@portal/protocol';
import type { SiteConfiguration } from './configuration.ts';
import type { SectionName } from './sections.ts';

/** What the columns of this context hold, where the database says less. */
export interface ColumnTypes {
  readonly 'site_version_notes.sections': readonly SectionName[];
  readonly 'site_plans.id': PrefixedId<'pln'>;
  readonly 'site_plans.author_id': OperatorId;
  readonly 'site_plans.parts': Partial<SiteConfiguration>;
  readonly 'site_plans.revisions': Partial<Record<SectionName, string>>;
  readonly 'site_plans.sections': readonly SectionName[];
}
