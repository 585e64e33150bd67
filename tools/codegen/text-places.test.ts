import { describe, expect, it } from 'vitest';
import { Tree } from '../tidy/tree.ts';
import { textPlaces } from './text-places.ts';

const app = 'apps/portal/src/app';
const texts = (area: string) => `packages/i18n/locales/en/${area}.json`;
const uses = (area: string, key: string) =>
  `export function P() { const t = useTranslations('${area}'); return t('${key}'); }`;

const tree = new Tree({
  [texts('frame')]: '{"logo":"Logo","menu":{"open":"Open","shut":"Close"}}',
  [texts('join')]: '{"title":"Join","text":"Come in","lost":"Nobody shows this"}',
  [texts('wallet')]: '{"title":"Wallet"}',
  'apps/portal/src/main.tsx': "import { P } from './app/frame.tsx';",
  [`${app}/frame.tsx`]: `import './pages/join-page.tsx';\n${uses('frame', 'logo')}`,
  'apps/portal/src/features/menu/dialogs.ts': "const load = () => import('./menu.tsx');",
  'apps/portal/src/features/menu/menu.tsx':
    "export function M() { return choose(useTranslations('frame.menu')); }",
  [`${app}/pages.ts`]:
    "[{ path: '/' }, { path: '/join', load: laterPage('join') }, { path: '/in', load: laterPage('join') }]",
  [`${app}/later-pages.ts`]: "join: () => import('./pages/join-page.tsx'),",
  [`${app}/account-pages.ts`]:
    "[{ path: '/m/wallet', load: () => import('./pages/wallet-page.tsx') }]",
  [`${app}/agent-pages.ts`]: '[]',
  [`${app}/pages/home-page.tsx`]: '',
  [`${app}/pages/centre-page.tsx`]: '',
  [`${app}/pages/lottery-page.tsx`]: '',
  [`${app}/pages/join-page.tsx`]: `import { Text } from '../text.tsx';\n${uses('join', 'title')}`,
  [`${app}/text.tsx`]: uses('join', 'text'),
  [`${app}/pages/wallet-page.tsx`]: uses('wallet', 'title'),
});

describe('textPlaces', () => {
  it('names the pages of each text, and the frame with its dialogs as every page', () => {
    const [text = ''] = [...textPlaces(tree).values()];
    expect(text.split('\n').slice(2, -2)).toEqual([
      '*',
      'frame.',
      '/in',
      '/join',
      'join.text',
      'join.title',
      '/m/wallet',
      'wallet.',
    ]);
  });
});
