import type { SiteConfiguration } from '../configuration.ts';

type Shown = Pick<SiteConfiguration['notices'][number], 'showFrom' | 'showTo' | 'audience'>;

/** Of what the demo shows: to everybody, everywhere, at all times. */
export const shownAlways: Shown = {
  showFrom: null,
  showTo: null,
  audience: { languages: [], countries: [], login: 'all', device: 'all', leastRank: 0 },
};
