import type { SiteSection } from '@portal/protocol';
import type { SiteConfiguration } from './configuration.ts';
import { revisionOf } from './section-revision.ts';

/** What one editor of the desk changes at a time, with the fields of the configuration. */
const sections = {
  announcements: ['notices'],
  banners: ['banners'],
  help: ['help'],
  contact: ['customerService', 'resources'],
  status: ['maintenance', 'plannedMaintenance', 'regions', 'register', 'switches'],
  registration: ['register'],
  addresses: ['domains', 'mainDomain', 'imageCDNs', 'launchGameCDNs', 'linkHosts'],
  texts: ['texts'],
  factors: ['secondFactor'],
} as const satisfies Readonly<Record<SiteSection, readonly (keyof SiteConfiguration)[]>>;

export type SectionName = SiteSection;
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

/** A section as an older version has it; what two editors share is put back by its own one only. */
export function restoredSection(
  current: SiteConfiguration,
  older: SiteConfiguration,
  name: SectionName,
): Partial<SiteConfiguration> {
  const { isOpen } = name === 'status' ? older.register : current.register;
  const rules = name === 'registration' ? older.register : current.register;
  const fields: readonly string[] = sections[name];
  return {
    ...sectionOf(older, name),
    ...(fields.includes('register') && { register: { ...rules, isOpen } }),
  };
}

/** Whose editor changes a place of the configuration, `register.isOpen`; undefined for nobody's. */
export function sectionOfPlace(place: string): SectionName | undefined {
  const [field = ''] = place.split('.');
  if (field === 'register') {
    return place === 'register.isOpen' ? 'status' : 'registration';
  }
  return (Object.keys(sections) as SectionName[]).find((name) =>
    (sections[name] as readonly string[]).includes(field),
  );
}
