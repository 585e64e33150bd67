import type { Edit } from '../edit.ts';

const edits: readonly Edit[] = [
  {
    path: 'apps/portal/src/app/account-pages.ts',
    anchor: 'import { BookIcon,',
    side: 'after',
    text: ' HeartIcon,',
  },
  {
    path: 'apps/portal/src/app/account-pages.ts',
    anchor: '] as const satisfies readonly AccountRow[];',
    side: 'before',
    text: `  {
    path: '/m/favourites',
    access: 'member',
    title: 'favourites',
    frame: 'account',
    load: () => import('./pages/favourites-page.tsx'),
    place: { section: 'me', icon: HeartIcon, isInMenu: true },
  },
`,
  },
  {
    path: 'apps/portal/src/shared/games/game-tile.tsx',
    anchor: "import type { Game } from './game.ts';",
    side: 'before',
    text: "import { HeartButton } from '../favourites/heart-button.tsx';\n",
  },
  {
    path: 'apps/portal/src/shared/games/game-tile.tsx',
    anchor: "</div> <div className={styles['tile-foot']}>",
    side: 'before',
    text: '  <HeartButton game={game} />\n      ',
  },
  {
    path: 'packages/i18n/locales/en/account.json',
    key: ['titles', 'favourites'],
    value: 'Favourites',
  },
  {
    path: 'packages/i18n/locales/ar/account.json',
    key: ['titles', 'favourites'],
    value: 'المفضلة',
  },
  {
    path: 'server/src/contexts/catalog/README.md',
    anchor: '- Tables:',
    side: 'after',
    text: ' `favourites`, read when they are asked for;',
  },
  {
    path: 'server/src/contexts/catalog/routes.ts',
    anchor: "import { vendorsByCategory } from './vendors-by-category.ts';",
    side: 'before',
    text: `import { changeFavourite } from './use-cases/change-favourite.ts';
import { listFavourites } from './use-cases/list-favourites.ts';
`,
  },
  {
    path: 'server/src/contexts/catalog/routes.ts',
    anchor: ']; } function viewOf(',
    side: 'before',
    text: `  ownRoute(endpoints.listFavourites, async (scope, { query }) => {
      const { pageNo = query.page, pageSize, language } = query;
      const request = { snapshot: await catalogue.current(), page: pageNo, pageSize };
      const page = await scope.transaction((ctx) => listFavourites(ctx, request));
      const { games, nodeIds, ...place } = page;
      const view = viewOf(scope.ctx, language);
      const content = games.map((game) => presentGame(game, view));
      return { content, favGameIds: [...nodeIds], ...place };
    }),
    ownRoute(endpoints.changeFavourite, async (scope, { params, body }) => {
      const command = { snapshot: await catalogue.current(), ...params, ...body };
      return scope.transaction((ctx) => changeFavourite(ctx, command));
    }),
  `,
  },
];

/**
 * Favourites: a page of the member centre with a read call and a write call, and a heart on every
 * tile.
 */
export const example = {
  bounds: { newFiles: 14, editedFiles: 6 },
  screenTests: 'apps/portal/src/app/pages/',
  edits,
};
