import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ListedPage } from '@portal/protocol';
import { pageList, pageListFile } from '@portal/protocol/pages';
import { freshFile } from './fresh-file.ts';

/** What a page carries in its HTML; the text fields are escaped here. */
export interface PageContent {
  readonly nonce: string;
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** Replaces the title of the file. */
  readonly title: string | undefined;
  /** Inlined as `<script type="application/json" id="boot">`. */
  readonly boot: object | undefined;
  /** The top of a page of games, there before any script or style has come (performance.md, 7). */
  readonly firstPaint: FirstPaint | undefined;
}

/** What is seen first, as far as the page has it. */
export interface FirstPaint {
  /** The first banner with its words. */
  readonly banner:
    | { readonly title: string; readonly text: string; readonly url: string }
    | undefined;
  /** The picture of the largest tile below the banner. */
  readonly leadUrl: string | undefined;
  /** The pictures of a centre's first tiles. */
  readonly tileUrls: readonly string[];
}

export interface Page {
  /** The pages that this build has. */
  list(): readonly ListedPage[];
  render(content: PageContent): string;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/gu, (letter) => escapes[letter] ?? '');
}

/** JSON inside a script element: nothing in it can end the element or start a comment. */
export function escapeJson(value: object): string {
  return JSON.stringify(value)
    .replaceAll('<', '\\u003c')
    .replaceAll('\u2028', '\\u2028')
    .replaceAll('\u2029', '\\u2029');
}

/**
 * The built `index.html` of a front end with the list of its pages; undefined while it is not
 * built. Seam: `<!--boot-->`, `<!--first-paint-->`, `<!--first-paint-lead-->` and
 * `<!--first-paint-tiles-->` are filled,
 * `lang`, `dir` and `<title>` are set, and every script and style element gets the nonce.
 */
export function openPage(folder: string): Page | undefined {
  const html = join(folder, 'index.html');
  const pages = join(folder, pageListFile);
  if (!existsSync(html) || !existsSync(pages)) {
    return undefined;
  }
  const template = freshFile(html, (text) => text);
  return {
    list: freshFile(pages, (text) => pageList.parse(JSON.parse(text))),
    render: (content) => fill(template(), content),
  };
}

export function fill(template: string, content: PageContent): string {
  const { nonce } = content;
  const boot =
    content.boot === undefined
      ? ''
      : `<script type="application/json" id="boot" nonce="${nonce}">${escapeJson(content.boot)}</script>`;
  return withNonce(template, nonce)
    .replace(/<html\b[^>]*>/u, (tag) => inLanguage(tag, content))
    .replace(/<title>([^<]*)<\/title>/u, (tag) => titled(tag, content.title))
    .replace('<!--boot-->', () => boot)
    .replace('<!--first-paint-->', () => bannerOf(content.firstPaint?.banner))
    .replace('<!--first-paint-lead-->', () => pictureOf(content.firstPaint?.leadUrl))
    .replace('<!--first-paint-tiles-->', () =>
      (content.firstPaint?.tileUrls ?? []).map(pictureOf).join(''),
    );
}

/** Lets the inline blocks of a page through its policy. */
export function withNonce(html: string, nonce: string): string {
  return html.replaceAll(/<(script|style)\b(?![^>]*\bnonce=)/gu, `<$1 nonce="${nonce}"`);
}

function bannerOf(banner: FirstPaint['banner']): string {
  return banner === undefined
    ? ''
    : pictureOf(banner.url) +
        `<p class="first-paint-title">${escapeHtml(banner.title)}</p>` +
        `<p class="first-paint-text">${escapeHtml(banner.text)}</p>`;
}

/** Own files only, as the policy of pages has it; asked for with the document, not by a script. */
function pictureOf(url: string | undefined): string {
  return url?.startsWith('/') === true
    ? `<img alt="" fetchpriority="high" src="${escapeHtml(url)}">`
    : '';
}

/** The opening tag of a document in its language. */
export function inLanguage(
  tag: string,
  { language, direction }: Pick<PageContent, 'language' | 'direction'>,
): string {
  return tag
    .replace(/\blang="[^"]*"/u, () => `lang="${language}"`)
    .replace(/\bdir="[^"]*"/u, () => `dir="${direction}"`);
}

function titled(tag: string, title: string | undefined): string {
  return title === undefined ? tag : `<title>${escapeHtml(title)}</title>`;
}
