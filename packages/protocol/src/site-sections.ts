import type { OperatorAbility } from './abilities.ts';

/** What one editor of the desk changes at a time, with the ability that it takes. */
export const sectionAbilities = {
  announcements: 'content.manage',
  banners: 'content.manage',
  help: 'content.manage',
  contact: 'content.manage',
  status: 'site.manage',
  registration: 'site.manage',
  addresses: 'site.manage',
  texts: 'content.manage',
  /** Who needs a second factor: of whoever makes and opens accounts of the desk. */
  factors: 'operators.manage',
} as const satisfies Readonly<Record<string, OperatorAbility>>;
export type SiteSection = keyof typeof sectionAbilities;

/**
 * What an older version may put back. The duty of a second factor is changed at its own place only,
 * which asks for a fresh proof.
 */
export const restorableSections = [
  'announcements',
  'banners',
  'help',
  'contact',
  'status',
  'registration',
  'addresses',
  'texts',
] as const satisfies readonly SiteSection[];

export const siteSections = [
  ...restorableSections,
  'factors',
] as const satisfies readonly SiteSection[];

/** What becomes of a planned change; `overtaken` when another change came first. */
export const sitePlanStates = ['waiting', 'done', 'cancelled', 'overtaken', 'unfit'] as const;
export type SitePlanState = (typeof sitePlanStates)[number];

/** Where a version came from: a start of the process, or somebody at the desk. */
export const siteOrigins = ['file', 'demo', 'empty', 'operator'] as const;

/** Which texts of the site an operator looks through. */
export const textViews = ['all', 'missing', 'changed'] as const;
export type TextView = (typeof textViews)[number];
