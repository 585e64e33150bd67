import { firstPaintScript } from './first-paint.ts';

/** What is used of Vite's plugin interface. */
interface HtmlPlugin {
  readonly name: string;
  transformIndexHtml(): {
    readonly tag: string;
    readonly injectTo: 'head-prepend';
    readonly children: string;
  }[];
}

/**
 * Puts the theme script first into the page's head, inline; the server lets it through by nonce.
 */
export function firstPaintTheme(): HtmlPlugin {
  return {
    name: 'first-paint-theme',
    transformIndexHtml: () => [
      { tag: 'script', injectTo: 'head-prepend', children: firstPaintScript },
    ],
  };
}
