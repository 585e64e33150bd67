import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { directionOf, locales } from '@portal/i18n';
import type { Plugin } from 'vite';

const languageModule = /virtual:messages\/(?<locale>[\w-]+)$/u;
const homeSource = 'src/app/pages/home-page.tsx';

/**
 * Inlines the script of the first paint and asks for the chunks of the home page before the entry
 * does: without it they start one round trip later. The server adds the nonce.
 */
export function firstPaint(): Plugin {
  return {
    name: 'portal-first-paint',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const files: Record<string, string> = {};
        const preloads: string[] = [];
        for (const chunk of Object.values(bundle ?? {})) {
          if (chunk.type === 'chunk') {
            const facade = chunk.facadeModuleId ?? '';
            const locale = languageModule.exec(facade)?.groups?.['locale'];
            if (locale !== undefined) {
              files[locale] = `/${chunk.fileName}`;
            }
            if (facade.endsWith(homeSource) || chunk.name === 'home') {
              preloads.push(`<link rel="modulepreload" crossorigin href="/${chunk.fileName}">`);
            }
          }
        }
        const script = readFileSync(join(import.meta.dirname, 'first-paint.js'), 'utf8');
        const rightToLeft = locales.filter((locale) => directionOf(locale) === 'rtl');
        const filled = script
          .replace('__MESSAGE_FILES__', JSON.stringify(files))
          .replace('__RIGHT_TO_LEFT__', JSON.stringify(rightToLeft));
        return html
          .replace('</head>', `${preloads.join('')}</head>`)
          .replace('<!--first-paint-script-->', () => `<script>${filled}</script>`);
      },
    },
  };
}

/** In development the page borrows the boot answer of the running server. */
export function borrowedBoot(server: string): Plugin {
  return {
    name: 'portal-borrowed-boot',
    apply: 'serve',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const served = await (await fetch(`${server}/`)).text();
        const boot = /<script[^>]*id="boot"[^>]*>[\s\S]*?<\/script>/u.exec(served)?.[0] ?? '';
        return html.replace('<!--boot-->', () => boot);
      },
    },
  };
}
