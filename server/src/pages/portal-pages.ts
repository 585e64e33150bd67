/** Addresses of the portal (portal.md section 2, design-brief.md 1.1). */
const pages: ReadonlySet<string> = new Set([
  '/',
  '/index',
  '/index.html',
  '/home',
  '/login',
  '/register',
  '/down',
  '/help',
  '/helpmc',
  '/pvp',
  '/live',
  '/sports',
  '/esports',
  '/cockfight',
  '/elott',
  '/fish',
  '/rng',
  '/hot',
  '/lott',
  '/lottery',
  '/seaLottery',
  '/vnLottery',
  '/fbSports',
  '/promotions',
  '/join',
  '/pointMall',
  '/seamless',
  '/agentHome',
]);

/** Addresses that show the home page, some with a dialog above it. */
const homePages = /^\/(?:index(?:\.html)?|home|login|register)?$/u;

export function isHomePage(path: string): boolean {
  return homePages.test(path);
}

/** Member centre, agent centre and game pages have addresses of their own below these. */
const families = /^\/(?:m|a|play)(?:\/[\w-]{1,80}){0,3}$/u;

export function isPortalPage(path: string, extraGameCenters: readonly string[]): boolean {
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
  return (
    pages.has(plain) || families.test(plain) || extraGameCenters.includes(plain.replace('/', ''))
  );
}

export function isBackofficePage(path: string): boolean {
  return /^\/backoffice(?:\/[\w-]{0,80}){0,4}$/u.test(path);
}
