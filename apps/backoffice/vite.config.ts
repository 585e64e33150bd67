import { join } from 'node:path';
import { messages } from '@portal/i18n/vite';
import { listPages, withoutStyles } from '@portal/protocol/pages/vite';
import { firstPaintTheme, layersFirst } from '@portal/ui/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, runnerImport } from 'vite';
import type * as pageTable from './src/app/pages.ts';

/** Where `vite dev` sends the calls of the page; the built app is served by the server itself. */
const server = process.env['PORTAL_SERVER'] ?? 'http://127.0.0.1:8080';
const source = join(import.meta.dirname, 'src');

async function readPages() {
  const table = join(source, 'app/pages.ts');
  const { module } = await runnerImport<typeof pageTable>(table, { plugins: [withoutStyles] });
  return module.pages;
}

export default defineConfig({
  base: '/backoffice/',
  plugins: [
    react(),
    tailwindcss(),
    listPages(readPages),
    messages({ source, first: ['main.tsx'] }),
    firstPaintTheme(),
    layersFirst(),
  ],
  server: {
    proxy: { '/api': { target: server }, '/wps': { target: server } },
  },
  build: {
    target: 'es2024',
    modulePreload: { polyfill: false },
    manifest: true,
    reportCompressedSize: false,
  },
});
