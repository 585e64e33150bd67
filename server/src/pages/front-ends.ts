import { join } from 'node:path';
import { directionOf } from '@portal/i18n';
import type { Texts } from '@portal/i18n/files';
import type { BootAnswer, ListedPage } from '@portal/protocol';
import type { Catalogue } from '../contexts/catalog/index.ts';
import type { OfferedLanguage, SiteViewer } from '../contexts/site/index.ts';
import type { FrontEnd } from '../platform/http/front-ends.ts';
import type { FirstPaint } from '../platform/http/page.ts';
import { noOtherSources } from '../platform/http/security-headers.ts';
import { clientOf } from '../platform/http/read-facts.ts';
import { createBootAnswers, type FirstGames } from './boot-answer.ts';
import { closedAnswer, servicePath } from './closed-answer.ts';
import { pageSourcesOf } from './page-sources.ts';

interface PageParts {
  readonly viewer: SiteViewer;
  readonly catalogue: Catalogue;
  readonly texts: Texts;
}

/** The two front ends, built under `apps/`, with what their pages carry in their HTML. */
export function frontEndsOf(root: string, parts: PageParts): readonly FrontEnd[] {
  return [
    portal(join(root, 'apps', 'portal', 'dist'), parts),
    backoffice(join(root, 'apps', 'backoffice', 'dist'), parts.viewer),
  ];
}

function portal(folder: string, { viewer, catalogue, texts }: PageParts): FrontEnd {
  const boots = createBootAnswers(catalogue);
  return {
    folder,
    base: '/',
    isListed: true,
    valuesOf: (name) => viewer.peek().configuration[name],
    sources: (page) => pageSourcesOf(viewer.peek().configuration, page),
    async content(request, page) {
      const { snapshot, language } = await languageFor(viewer, request.headers['accept-language']);
      const firstGames = firstGamesOf(request.url, page);
      const boot = await boots(snapshot, { ip: clientOf(request).ip, language, firstGames });
      const { name } = snapshot.configuration;
      return { ...htmlOf(language), title: name, boot, firstPaint: firstPaintOf(boot) };
    },
    async closed(request) {
      const { pathname, searchParams } = new URL(request.url, 'http://page');
      if (pathname === servicePath) {
        return undefined;
      }
      const snapshot = await viewer.current();
      const code = searchParams.get('language') ?? undefined;
      const header = request.headers['accept-language'] ?? '';
      const language = snapshot.languages.chosenBy({ code, header });
      return closedAnswer(snapshot, { ip: request.ip, language }, texts);
    },
  };
}

function backoffice(folder: string, viewer: SiteViewer): FrontEnd {
  return {
    folder,
    base: '/backoffice/',
    isListed: false,
    valuesOf: () => [],
    sources: () => noOtherSources,
    async content(request) {
      const header = request.headers['accept-language'];
      const { snapshot, language } = await languageFor(viewer, header);
      return {
        ...htmlOf(language),
        title: undefined,
        // Operators read the times of the site, wherever their desk stands, and write the words of
        // its languages, the default first.
        boot: {
          timeZone: snapshot.configuration.timeZone,
          languages: [...new Set(snapshot.languages.all.map(({ locale }) => locale))],
        },
        firstPaint: undefined,
      };
    },
    // Operators open the site again from here.
    closed: async () => undefined,
  };
}

async function languageFor(viewer: SiteViewer, header: string | undefined) {
  const snapshot = await viewer.current();
  return { snapshot, language: snapshot.languages.chosenBy({ header: header ?? '' }) };
}

function htmlOf({ locale }: OfferedLanguage) {
  return { language: locale, direction: directionOf(locale) };
}

/** A list that the address filters has other games first: its page asks for them. */
function firstGamesOf(url: string, page: ListedPage | undefined): FirstGames {
  if (page?.hasFirstPaint === true) {
    return 'home';
  }
  return url.includes('?') ? undefined : page?.category;
}

/** As many pictures of a centre's games as a phone shows in its first two rows. */
const firstTiles = 6;

function firstPaintOf({ system, home, centre }: BootAnswer): FirstPaint | undefined {
  // The one that a visitor sees first, unless that depends on the screen.
  const [first] = system.banners.filter(({ audience }) => audience.login !== 'members');
  const banner = first?.audience.device === 'all' ? first : undefined;
  if (centre !== undefined) {
    const tiles = centre.list.content.slice(0, firstTiles);
    return { banner: undefined, leadUrl: undefined, tileUrls: tiles.map((game) => game.showIcon) };
  }
  return home && { banner, leadUrl: home.hot[0]?.showIcon, tileUrls: [] };
}
