import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { directionOf, wholeLocales } from '@portal/i18n';
import { openTexts } from '@portal/i18n/files';
import { inlineSheet } from '@portal/ui/vite';
import type { Plugin } from 'vite';

/**
 * Makes `service-worker.js`, which holds the page that is shown without a network: one file, so
 * that nothing has to be kept in a cache, and a new release replaces both at once.
 */
export function offlinePage(): Plugin {
  return {
    name: 'portal-offline-page',
    generateBundle() {
      const style = inlineSheet(part('closed/page.css'));
      const script = part('offline/page.js').replace('__TEXTS__', () => JSON.stringify(texts()));
      const page = part('offline/page.html')
        .replace('<!--style-->', () => `<style>${style}</style>`)
        .replace('<!--script-->', () => `<script>${script}</script>`)
        .replace('<!--icon-->', () => sized(part('../public/icon.svg')));
      const source = part('offline/worker.js')
        .replace('__PAGE__', () => JSON.stringify(page))
        .replace('__POLICY__', () => JSON.stringify(policyOf({ style, script })));
      this.emitFile({ type: 'asset', fileName: 'service-worker.js', source });
    },
  };
}

/** No nonce comes without a server: the two blocks are named by what stands in them. */
function policyOf({ style, script }: { readonly style: string; readonly script: string }): string {
  return [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    `script-src ${hashOf(script)}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}

function texts() {
  const opened = openTexts();
  const rows = wholeLocales.map((locale) => {
    const say = opened.translator(locale, 'failure');
    const words = { title: say('offline'), again: say('reload') };
    return [locale, { ...words, direction: directionOf(locale) }] as const;
  });
  return Object.fromEntries(rows);
}

function sized(icon: string): string {
  return icon.replace('<svg ', '<svg width="32" height="32" aria-hidden="true" ');
}

function part(name: string): string {
  return readFileSync(join(import.meta.dirname, name), 'utf8');
}
