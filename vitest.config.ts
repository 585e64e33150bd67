import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { messages } from '@portal/i18n/vite';
import { utilities } from '@portal/portal-app/utilities/vite';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { planted, plantedVariable } from '@portal/tools/faults/planted';

const houseFolders = 'tools/{tasks,tidy,codegen,recipes}/**/*.test.ts';
const propertySeed = 'tools/tasks/property-seed.ts';
const fault = process.env[plantedVariable];
const faultPlugins = fault === undefined ? [] : [planted(fault)];
const chromium = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

const production = { 'process.env.NODE_ENV': JSON.stringify('production') };

export default defineConfig({
  test: {
    // The default leaves one core free, which is half of the machine that CI gives us.
    maxWorkers: '100%',
    projects: [
      {
        // The house: rules about this repository's own files, each of which reads all of them.
        test: { name: 'house', include: [houseFolders], testTimeout: 60_000 },
      },
      {
        plugins: faultPlugins,
        test: {
          name: 'rules',
          include: [
            'packages/*/{src,proof}/**/*.test.ts',
            'tools/**/*.test.ts',
            'bench/src/**/*.test.ts',
            'vendor/src/**/*.test.ts',
            'payments/src/**/*.test.ts',
            'identity-provider/src/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', houseFolders],
          setupFiles: [propertySeed],
          testTimeout: 30_000,
        },
      },
      {
        plugins: faultPlugins,
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          // A third of the time went into importing the server for each file anew. Files share
          // nothing else: each has a database, a site and a server of its own.
          isolate: false,
          globalSetup: ['server/test/global-setup.ts'],
          setupFiles: [propertySeed],
          testTimeout: 30_000,
          hookTimeout: 120_000,
        },
      },
      {
        // Controls and pages in a real browser: native dialogs, popovers, focus, styles.
        plugins: [
          utilities(),
          messages({ source: join(import.meta.dirname, 'apps'), first: 'all' }),
        ],
        // The libraries as they are shipped: the development build of React takes twice the time.
        define: production,
        oxc: { jsx: { runtime: 'automatic', development: false } },
        optimizeDeps: {
          // Found in the middle of a test, they would bring a second React.
          include: ['react/jsx-runtime', '@tiptap/react', '@tiptap/starter-kit'],
          rolldownOptions: { transform: { define: production } },
        },
        test: {
          name: 'screens',
          // Two pages at once share one machine's focus, and time each other out.
          fileParallelism: false,
          // What a page asks the far side is polled for; a busy machine takes its time.
          testTimeout: 60_000,
          hookTimeout: 60_000,
          expect: { poll: { timeout: 10_000 } },
          include: ['{packages,apps}/*/{src,proof}/**/*.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: {
                ...(existsSync(chromium) && { executablePath: chromium }),
                // The shared memory of a container is often too small for a browser.
                args: [
                  '--disable-dev-shm-usage',
                  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
                ],
              },
            }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
