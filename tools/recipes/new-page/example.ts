import type { Edit } from '../edit.ts';

/** The name of the page in each language that is whole. */
const titles = {
  ar: 'الإشارات المرجعية',
  en: 'Bookmarks',
  id: 'Penanda',
  ja: 'ブックマーク',
  th: 'บุ๊กมาร์ก',
  vi: 'Dấu trang',
  'zh-Hans': '书签',
} as const;

const edits: readonly Edit[] = [
  {
    path: 'apps/portal/src/app/account-pages.ts',
    anchor: '] as const satisfies readonly AccountRow[];',
    side: 'before',
    text: `  {
    path: '/m/bookmarks',
    access: 'member',
    title: 'bookmarks',
    frame: 'account',
    load: () => import('./pages/bookmarks-page.tsx'),
    place: { section: 'me', icon: BookIcon, isInMenu: true },
  },
`,
  },
  {
    path: 'apps/portal/src/shared/games/game-tile.tsx',
    anchor: "import type { Game } from './game.ts';",
    side: 'before',
    text: "import { RibbonButton } from '../bookmarks/ribbon-button.tsx';\n",
  },
  {
    path: 'apps/portal/src/shared/games/game-tile.tsx',
    anchor: "</div> <div className={styles['tile-foot']}>",
    side: 'before',
    text: '  <RibbonButton game={game} />\n      ',
  },
  ...Object.entries(titles).map(([locale, value]) => ({
    path: `packages/i18n/locales/${locale}/account.json`,
    key: ['titles', 'bookmarks'],
    value,
  })),
  {
    path: 'server/src/contexts/catalog/README.md',
    anchor: '- Tables:',
    side: 'after',
    text: ' `bookmarks`, read when they are asked for;',
  },
  {
    path: 'server/src/contexts/catalog/routes.ts',
    anchor: "import { vendorsByCategory } from './vendors-by-category.ts';",
    side: 'before',
    text: `import { changeBookmark } from './use-cases/change-bookmark.ts';
import { listBookmarks } from './use-cases/list-bookmarks.ts';
`,
  },
  {
    path: 'server/src/contexts/catalog/routes.ts',
    anchor: '...ownGamesRoutes(catalogue, rankOf), ];',
    side: 'before',
    text: `ownRoute(endpoints.listBookmarks, async (scope, { query }) => {
      const { pageNo = query.page, pageSize, language } = query;
      const request = { snapshot: await catalogue.current(), page: pageNo, pageSize };
      const page = await scope.transaction((ctx) => listBookmarks(ctx, request));
      const { games, nodeIds, ...place } = page;
      const view = viewOf(scope.ctx, language);
      const content = games.map((game) => presentGame(game, view));
      return { content, markedIds: [...nodeIds], ...place };
    }),
    ownRoute(endpoints.changeBookmark, async (scope, { params, body }) => {
      const command = { snapshot: await catalogue.current(), ...params, ...body };
      return scope.transaction((ctx) => changeBookmark(ctx, command));
    }),
    `,
  },
];

/**
 * Bookmarks: a page of the member centre with a read call and a write call, and a ribbon on every
 * tile.
 */
export const example = {
  bounds: { newFiles: 13, editedFiles: 5 },
  screenTests: 'apps/portal/src/app/pages/',
  edits,
};
