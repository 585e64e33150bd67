/**
 * The brand: configuration as versioned data, system status, feature switches, registration rules,
 * keys of the encrypted calls. It knows no members. Other contexts read the configuration in force
 * through a {@link SiteViewer}; nobody changes a stored version: an operator makes the next one.
 */
export { idsAnnouncedTo, pageAnnouncedTo } from './announcements.ts';
export { type Ceiling, ceilingOf, leftAlone } from './ceiling.ts';
export { chooseConfiguration } from './choose-configuration.ts';
export type { ChosenConfiguration } from './choose-configuration.ts';
export type { SiteConfiguration } from './configuration.ts';
export { contentInvalid } from './content-fault.ts';
export { parseConfiguration } from './configuration.ts';
export { demoConfiguration } from './data/demo-configuration.ts';
export { isInPlace } from './in-place.ts';
export { instantOf, isShownAt, wallTimeOf } from './schedule.ts';
export { noteLocation } from './note-location.ts';
export { createSessionPlaces } from './session-places.ts';
export { plugSite } from './plug.ts';
export type { SitePlug } from './plug.ts';
export { presentRegisterSettings, presentSystem } from './present.ts';
export { shownNow } from './shown-now.ts';
export type { OfferedLanguage } from './languages.ts';
export type { SiteSnapshot, SiteViewer } from './site-view.ts';
export { createSiteViewer } from './site-view.ts';
