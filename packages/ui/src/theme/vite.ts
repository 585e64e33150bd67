import { layerOrder } from '../tokens/layer-order.ts';
import { firstPaintScript } from './first-paint.ts';

export { inlineSheet } from '../tokens/inline-sheet.ts';

/** The part of Vite's plugin interface that this plugin uses. */
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

/** The part of the bundler's output that this plugin reads. */
interface Output {
  readonly type: 'asset' | 'chunk';
  readonly fileName: string;
  source?: string | Uint8Array;
}

interface BuildPlugin {
  readonly name: string;
  readonly enforce: 'post';
  generateBundle(options: object, bundle: Record<string, Output>): void;
}

/**
 * Begins every sheet with the order of the layers: the first sheet that the page links decides it,
 * and the bundler links the sheets of imported chunks before the sheet of the entry.
 */
export function layersFirst(): BuildPlugin {
  return {
    name: 'layers-first',
    enforce: 'post',
    generateBundle(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type === 'asset' && file.fileName.endsWith('.css')) {
          file.source = `${layerOrder}${String(file.source)}`;
        }
      }
    },
  };
}
