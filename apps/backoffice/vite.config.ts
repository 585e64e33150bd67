import { join } from 'node:path';
import { messages } from '@portal/i18n/vite';
import { firstPaintTheme, layersFirst } from '@portal/ui/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Where `vite dev` sends the calls of the page; the built app is served by the server itself. */
const server = process.env['PORTAL_SERVER'] ?? 'http://127.0.0.1:8080';
const source = join(import.meta.dirname, 'src');

export default defineConfig({
  base: '/backoffice/',
  plugins: [
    react(),
    tailwindcss(),
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
