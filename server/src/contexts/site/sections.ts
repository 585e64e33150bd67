import type { SiteConfiguration } from './configuration.ts';
import { revisionOf } from './section-revision.ts';

/** What one editor of the desk changes at a time, with the fields of the configuration. */
const sections = {
  announcements: ['notices'],
  banners: ['banners'],
  help: ['help'],
  contact: ['customerService', 'resources'],
  status: ['maintenance', 'plannedMaintenance', 'regions', 'register', 'switches'],
} as const satisfies Readonly<Record<string, readonly (keyof SiteConfiguration)[]>>;

export type SectionName = keyof typeof sections;
export type Section<Name extends SectionName> = Pick<
  SiteConfiguration,
  (typeof sections)[Name][number]
>;

export function sectionOf(site: SiteConfiguration, name: SectionName): Partial<SiteConfiguration> {
  return Object.fromEntries(sections[name].map((field) => [field, site[field]]));
}

export function sectionRevisionOf(site: SiteConfiguration, name: SectionName): string {
  return revisionOf(sectionOf(site, name));
}
