import { defineConfig } from 'vitest/config';

const houseFolders = 'tools/{tasks,tidy,codegen}/**/*.test.ts';

export default defineConfig({
  test: {
    projects: [
      {
        // The house: rules about this repository's own files.
        test: { name: 'house', include: [houseFolders], testTimeout: 30_000 },
      },
      {
        test: {
          name: 'rules',
          include: [
            'packages/*/src/**/*.test.ts',
            'tools/**/*.test.ts',
            'bench/src/**/*.test.ts',
            'apps/*/src/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', houseFolders],
          testTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'server',
          include: ['server/**/*.test.ts'],
          globalSetup: ['server/test/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
