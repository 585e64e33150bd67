/**
 * The brand: configuration as versioned data, system status, feature switches, registration rules,
 * keys of the encrypted calls. It knows no members. Other contexts read the configuration in force
 * through a {@link SiteViewer}; nobody changes a stored version.
 */
export { chooseConfiguration } from './choose-configuration.ts';
export type { SiteConfiguration } from './configuration.ts';
export { parseConfiguration } from './configuration.ts';
export { demoConfiguration } from './data/demo-configuration.ts';
export { deviationsOf } from './deviations.ts';
export { siteJobs } from './jobs.ts';
export type { KeyRing } from './key-ring.ts';
export { createKeyRing } from './key-ring.ts';
export { presentRegisterSettings, presentSystem } from './present.ts';
export { siteRoutes } from './routes.ts';
export type { SiteSnapshot, SiteViewer } from './site-view.ts';
export { createSiteViewer } from './site-view.ts';
export { adoptConfiguration } from './use-cases/adopt-configuration.ts';
