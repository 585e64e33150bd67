import { join } from 'node:path';
import { reachable, type ChunkGroup, type ChunkName, type ModuleGraph } from './first-load.ts';

const source = join(import.meta.dirname, '../src');

/** The bars around a page, and who is there: every page fetches them when it was painted. */
const bars = [
  'app/session-gate.tsx',
  'features/session/components/header-login.tsx',
  'features/session/referral-info.ts',
  'features/session/resume.ts',
  'features/shell/components/bottom-bar.tsx',
  'features/shell/components/language-picker.tsx',
  'features/shell/components/nav-bar.tsx',
  'features/shell/components/offline-bar.tsx',
  'features/shell/components/title-bar.tsx',
  'features/shell/components/top-band.tsx',
  'shared/bonus-bars/bonus-bar-mark.tsx',
  'shared/favourites/heart-button.tsx',
];

/** What every page fetches after those: its footer, its watches, what says that a call failed. */
const layers = [
  'app/layers.tsx',
  'app/tab-watches.tsx',
  'shared/client/load-failed.tsx',
  'shared/client/still-loading.tsx',
  'shared/device/offline-page.ts',
];

const homeLate = [
  'features/home/components/late-sections.tsx',
  'features/home/components/personal-strip.tsx',
];

/** The end of the header of whoever is signed in, fetched while they still type a password. */
const member = [
  'app/member-corner.tsx',
  'features/cashier/components/deposit-shortcut.tsx',
  'features/cashier/components/withdraw-shortcut.tsx',
  'shared/promotions/promotion-badge.tsx',
];

const login = ['features/session/components/login-dialog.tsx'];

/** The texts that these show, of each language one file for everybody and one for the login. */
const areas = {
  texts: 'announcements|bars|failure|favourites|footer|help|preferences|session|ui',
  'login-texts': 'passkeys|phone|proof|social',
};

/**
 * Names the chunks of what always comes together after the first load, by the moment at which it
 * comes. Without it the bundler makes a file of each module that two of these share: ninety of
 * them, most smaller than the request that asks for them.
 */
export function laterChunks(): readonly ChunkGroup[] {
  const isFrom = (roots: readonly string[]) => {
    let found: ReadonlySet<string> | undefined;
    return (id: string, graph: ModuleGraph): boolean => {
      found ??= new Set(roots.flatMap((root) => [...brought(graph, root)]));
      return found.has(id);
    };
  };
  const isOfLogin = isFrom(login);
  const part = (name: string, roots: readonly string[], priority: number) => {
    const isPart = isFrom(roots);
    return {
      priority,
      debugName: name,
      name: (id: string, graph: ModuleGraph) => (isPart(id, graph) ? name : null),
    };
  };
  return [
    ...Object.entries(areas).map(([name, areaNames]) => ({
      priority: 0.9,
      debugName: name,
      name: textsOf(name, areaNames),
    })),
    part('bars', bars, 0.8),
    part('layers', layers, 0.7),
    part('home-late', homeLate, 0.6),
    {
      priority: 0.5,
      debugName: 'controls',
      // Other forms use these controls too, and none of them the rest of the login.
      name: (id, graph) => (isControl(id) && isOfLogin(id, graph) ? 'controls' : null),
    },
    part('login', login, 0.4),
    part('member', member, 0.3),
  ];
}

/** A file that has moved would be left out without a word. */
function brought(graph: ModuleGraph, root: string): ReadonlySet<string> {
  const path = join(source, root);
  if (graph.getModuleInfo(path) === null) {
    throw new Error(`The portal has no ${root}, which later-chunks.ts names.`);
  }
  return reachable(graph, path);
}

function textsOf(name: string, areaNames: string): ChunkName {
  const area = new RegExp(`virtual:messages/(?<locale>[\\w-]+)/(?:${areaNames})$`, 'u');
  return (id) => {
    const locale = area.exec(id)?.groups?.['locale'];
    return locale === undefined ? null : `${name}-${locale}`;
  };
}

function isControl(id: string): boolean {
  return id.includes('node_modules') || id.includes('/packages/');
}
