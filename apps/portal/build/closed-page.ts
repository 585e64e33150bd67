import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inlineSheet } from '@portal/ui/vite';
import type { Plugin } from 'vite';

const folder = join(import.meta.dirname, 'closed');

/**
 * Puts `closed.html` beside the page: what the server answers in its place under maintenance and in
 * blocked regions. It is one document, with its own few rules and lines of script.
 */
export function closedPage(): Plugin {
  return {
    name: 'portal-closed-page',
    generateBundle() {
      const source = part('page.html')
        .replace('<!--style-->', () => `<style>${inlineSheet(part('page.css'))}</style>`)
        .replace('<!--script-->', () => `<script>${part('page.js')}</script>`);
      this.emitFile({ type: 'asset', fileName: 'closed.html', source });
    },
  };
}

function part(name: string): string {
  return readFileSync(join(folder, name), 'utf8');
}
