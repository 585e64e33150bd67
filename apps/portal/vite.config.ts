import { portalAreas } from '@portal/i18n';
import { messages } from '@portal/i18n/vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { borrowedBoot, firstPaint } from './build/first-paint.ts';

/** Where `vite dev` sends the calls of the page; the built app is served by the server itself. */
const server = process.env['PORTAL_SERVER'] ?? 'http://127.0.0.1:8080';
const proxied = ['/wps', '/lgw', '/art'];

export default defineConfig({
  plugins: [
    react(),
    tailwindcss(),
    messages({ areas: portalAreas }),
    firstPaint(),
    borrowedBoot(server),
  ],
  server: {
    proxy: Object.fromEntries(proxied.map((path) => [path, { target: server }])),
  },
  build: {
    target: 'es2024',
    modulePreload: { polyfill: false },
    manifest: true,
    assetsInlineLimit: 1024,
    reportCompressedSize: false,
  },
});
