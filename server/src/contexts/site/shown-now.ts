import { isShownAt } from './schedule.ts';
import type { SiteSnapshot } from './site-view.ts';

/** What has a schedule and is shown now, in every language, in the order of the site. */
export function shownNow({ configuration, now }: Pick<SiteSnapshot, 'configuration' | 'now'>) {
  const at = now();
  return {
    banners: configuration.banners.filter((row) => isShownAt(row, at)),
    notices: configuration.notices.filter((row) => isShownAt(row, at)),
    help: configuration.help.map((topic) => ({
      ...topic,
      articles: topic.articles.filter((row) => isShownAt(row, at)),
    })),
  };
}
