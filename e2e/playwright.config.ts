import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, defineConfig, type PlaywrightTestOptions, type Project } from '@playwright/test';
import type { Look } from './support/look.ts';

const debianChromium = '/usr/bin/chromium';
const executablePath =
  process.env['CHROMIUM_PATH'] ??
  (existsSync(debianChromium) ? debianChromium : chromium.executablePath());

const results = join(import.meta.dirname, '..', 'test-results');

/** Width, theme and language crossed pairwise: each pair of two of them is seen once. */
const wideDark = { name: 'wide-dark-en', width: 1280, theme: 'dark', language: 'en' } as const;
const wideLight = { name: 'wide-light-ar', width: 1280, theme: 'light', language: 'ar' } as const;
const narrowDark = { name: 'narrow-dark-ar', width: 390, theme: 'dark', language: 'ar' } as const;
const narrowLight = {
  name: 'narrow-light-en',
  width: 390,
  theme: 'light',
  language: 'en',
} as const;

/**
 * By night pages and layers are looked at in all four, what only behaves is played at each width,
 * and keys are pressed where there is a keyboard; the bars of effort are held in all four, by
 * pointer and by keys. By day, in `npm test`, each page and layer is
 * looked at in one look of each width, and what only behaves is played once. The whole matrix of
 * themes, three widths and languages is a walk of its own (`tools/nightly/access.ts`), and so is
 * that with longer texts (`tools/nightly/long-texts.ts`).
 */
const isNight = process.env['E2E_LOOKS'] === 'all';
const barsKeys = 'bars-keys.spec.ts';
const keys = [
  'keyboard.spec.ts',
  barsKeys,
  'lottery-keys.spec.ts',
  'cashier-keys.spec.ts',
  'two-languages.spec.ts',
  'offline.spec.ts',
  'late-script.spec.ts',
];
const bets = 'lottery.spec.ts';
const agents = 'agents*.spec.ts';
const cashier = 'cashier.spec.ts';
const bars = 'bars.spec.ts';
const promotions = 'promotions.spec.ts';
const rewards = 'rewards.spec.ts';
const talk = 'talk.spec.ts';
const gifts = 'gifts.spec.ts';
const social = 'social.spec.ts';
const popups = 'popups.spec.ts';
const looks = isNight
  ? [
      project(wideDark, [
        'player.spec.ts',
        'visitor.spec.ts',
        'play.spec.ts',
        agents,
        bars,
        promotions,
        bets,
        popups,
        gifts,
        ...keys,
      ]),
      project(wideLight, [
        'player.spec.ts',
        'visitor.spec.ts',
        agents,
        bars,
        promotions,
        barsKeys,
        bets,
        cashier,
        'desk/*.spec.ts',
      ]),
      project(narrowDark, [
        'player.spec.ts',
        'visitor.spec.ts',
        'play.spec.ts',
        'back.spec.ts',
        agents,
        bars,
        promotions,
        barsKeys,
        bets,
      ]),
      project(narrowLight, [
        'player.spec.ts',
        'visitor.spec.ts',
        agents,
        bars,
        promotions,
        barsKeys,
        rewards,
        talk,
        social,
        bets,
        cashier,
        'desk/*.spec.ts',
      ]),
    ]
  : [
      project(wideDark, ['visitor.spec.ts', agents, bets, popups, gifts, ...keys]),
      project(wideLight, ['player.spec.ts', cashier, 'desk/*.spec.ts']),
      project(narrowDark, [
        'visitor.spec.ts',
        'play.spec.ts',
        'back.spec.ts',
        'every-page.spec.ts',
        bets,
        cashier,
      ]),
      project(narrowLight, [
        'player.spec.ts',
        bars,
        promotions,
        rewards,
        talk,
        social,
        'desk/pages.spec.ts',
      ]),
    ];

const walks: Readonly<Record<string, string>> = {
  matrix: 'every-page.spec.ts',
  long: 'long-texts.spec.ts',
};
const walk = walks[process.env['E2E_LOOKS'] ?? ''];
const projects = walk === undefined ? looks : [project(wideDark, [walk])];

type Options = PlaywrightTestOptions & { readonly look: Look };

function project(look: Look, journeys: readonly string[]): Project<Options> {
  const isNarrow = look.width < 1024;
  return {
    name: look.name,
    testMatch: journeys.map((journey) => `**/journeys/${journey}`),
    use: {
      look,
      viewport: { width: look.width, height: isNarrow ? 844 : 800 },
      hasTouch: isNarrow,
      isMobile: isNarrow,
      locale: look.language,
    },
  };
}

export default defineConfig<Options>({
  testDir: 'journeys',
  outputDir: join(results, 'e2e'),
  globalSetup: './support/start-stack.ts',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: join(results, 'e2e.json') }]],
  use: {
    browserName: 'chromium',
    // Journeys answer calls in the place of the server, which a worker would keep from them.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  projects,
});
