import { join } from 'node:path';
import { messages } from '@portal/i18n/vite';
import { listPages, withoutStyles } from '@portal/protocol/pages/vite';
import { layersFirst } from '@portal/ui/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport } from 'vite';
import type * as accountTable from './src/app/account-pages.ts';
import type * as measuring from './src/app/measured.ts';
import type * as publicTable from './src/app/pages.ts';
import { closedPage } from './build/closed-page.ts';
import { firstLoadChunks } from './build/first-load.ts';
import { borrowedBoot, firstPaint } from './build/first-paint.ts';
import { laterChunks } from './build/later-chunks.ts';
import { offlinePage } from './build/offline-page.ts';

/** Where `vite dev` sends the calls of the page; the built app is served by the server itself. */
const server = process.env['PORTAL_SERVER'] ?? 'http://127.0.0.1:8080';
const source = join(import.meta.dirname, 'src');
/** The home page is what most visits begin with: its texts come with those of the frame. */
const first = ['main.tsx', 'app/pages/home-page.tsx'];
const proxied = ['/wps', '/lgw', '/lotto', '/art', '/site.webmanifest'];

async function readPages() {
  const [{ pages }, { accountPages }, { isMeasured }] = await Promise.all([
    readTable<typeof publicTable>('pages.ts'),
    readTable<typeof accountTable>('account-pages.ts'),
    readTable<typeof measuring>('measured.ts'),
  ]);
  return [...pages, ...accountPages].map((row) => ({
    ...row,
    ...(isMeasured(row) && { isMeasured: true as const }),
  }));
}

async function readTable<Table>(name: string): Promise<Table> {
  const table = join(source, 'app', name);
  const { module } = await runnerImport<Table>(table, { plugins: [withoutStyles] });
  return module;
}

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    listPages(readPages),
    messages({ source, first, isLong: process.env['LONG_TEXTS'] === '1' }),
    layersFirst(),
    firstPaint(),
    closedPage(),
    offlinePage(),
    borrowedBoot(server),
  ],
  resolve: {
    alias: {
      // React 19 has the hook itself: the stand-in for older versions stays out of the bundle.
      'use-sync-external-store/shim/with-selector': 'use-sync-external-store/with-selector',
    },
  },
  server: {
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: server }])),
  },
  build: {
    target: 'es2024',
    modulePreload: { polyfill: false },
    manifest: true,
    assetsInlineLimit: 1024,
    reportCompressedSize: false,
    rolldownOptions: {
      treeshake: {
        // The packages' modules only declare; a door pulls in no more than what is used of it.
        moduleSideEffects: [{ test: /\/packages\/\w+\/src\/.*\.tsx?$/u, sideEffects: false }],
      },
      output: {
        // Every name of a page's part stands in the shell; what is behind it, the manifest tells.
        // Seven letters tell 268 million files apart.
        chunkFileNames: 'assets/[hash:7].js',
        assetFileNames: 'assets/[hash][extname]',
        // The shell names two hundred parts: sixteen letters pack better than sixty-four.
        hashCharacters: 'hex',
        codeSplitting: { groups: [...firstLoadChunks(), ...laterChunks()] },
      },
    },
  },
});
