import type { ShellLink, ShellLinks, ShellPlace } from '../shared/site/shell-links.ts';
import type { PublicRow } from './page-row.ts';
import { pages } from './pages.ts';

function linksAt(place: ShellPlace): readonly ShellLink[] {
  return (
    (pages as readonly PublicRow[])
      .filter(({ places }) => places?.includes(place) === true)
      // A page with a place has a name and takes no parameter, so that its path is an address.
      .map(({ path, title }) => ({ path, title }) as ShellLink)
  );
}

/** The pages that say in their rows where the shell leads to them. */
export const shellLinks: ShellLinks = {
  top: linksAt('top'),
  help: linksAt('help'),
  company: linksAt('company'),
  promotions: linksAt('promotions'),
};
