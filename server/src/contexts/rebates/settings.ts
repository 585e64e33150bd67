import type { SiteConfiguration } from '../site/index.ts';

/** How rebates are paid on this site. */
export type RebateSettings = SiteConfiguration['contracts']['rebate'];
