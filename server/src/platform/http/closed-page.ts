import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freshFile } from './fresh-file.ts';
import { escapeHtml, inLanguage, withNonce } from './page.ts';

/** What stands in the place of every page while the site is closed to the caller. */
export interface ClosedAnswer {
  readonly status: number;
  /** Absent where waiting changes nothing. */
  readonly retryAfterSeconds?: number;
  readonly content: ClosedContent;
}

/** The words of a closed page; they are escaped here. */
export interface ClosedContent {
  readonly reason: 'maintenance' | 'region';
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
  /** The choice of the device goes before it. */
  readonly theme: string;
  readonly siteName: string;
  readonly title: string;
  readonly text: string;
  readonly contact: { readonly label: string; readonly url: string } | undefined;
  readonly languages: { readonly label: string; readonly links: readonly LanguageLink[] };
}

export interface LanguageLink {
  /** The site's code, which the address names. */
  readonly code: string;
  readonly locale: string;
  readonly direction: 'ltr' | 'rtl';
  readonly name: string;
  readonly isCurrent: boolean;
}

export type RenderClosed = (content: ClosedContent, nonce: string) => string;

const screenIds = { maintenance: 'SYS-03', region: 'SYS-04' } as const;

/** The built `closed.html` of a front end; undefined where the build made none. */
export function openClosedPage(folder: string): RenderClosed | undefined {
  const path = join(folder, 'closed.html');
  if (!existsSync(path)) {
    return undefined;
  }
  const template = freshFile(path, (text) => text);
  return (content, nonce) => fillClosed(template(), content, nonce);
}

export function fillClosed(template: string, content: ClosedContent, nonce: string): string {
  return withNonce(template, nonce)
    .replace(/<html\b[^>]*>/u, (tag) =>
      inLanguage(tag, content)
        .replace(/\bdata-theme="[^"]*"/u, () => `data-theme="${escapeHtml(content.theme)}"`)
        .replace(/\bdata-closed="[^"]*"/u, () => `data-closed="${content.reason}"`),
    )
    .replace(/<title>[^<]*/u, () => `<title>${escapeHtml(content.title)} – ${siteOf(content)}`)
    .replace('data-ux="SYS-03"', () => `data-ux="${screenIds[content.reason]}"`)
    .replace('<!--name-->', () => siteOf(content))
    .replace('<!--content-->', () => wordsOf(content))
    .replace('<!--languages-->', () => languagesOf(content));
}

function siteOf({ siteName }: ClosedContent): string {
  return escapeHtml(siteName);
}

function wordsOf(content: ClosedContent): string {
  const { contact } = content;
  const link =
    contact === undefined
      ? ''
      : `<a class="contact" href="${escapeHtml(contact.url)}" target="_blank" rel="noreferrer">` +
        `${escapeHtml(contact.label)}</a>`;
  return `<h1>${escapeHtml(content.title)}</h1><p class="text">${escapeHtml(content.text)}</p>${link}`;
}

/** A choice only where there is one. */
function languagesOf({ languages }: ClosedContent): string {
  const links = languages.links.map(({ code, locale, direction, name, isCurrent }) => {
    const current = isCurrent ? ' aria-current="true"' : '';
    const place = `href="?language=${encodeURIComponent(code)}" data-language="${escapeHtml(code)}"`;
    return `<a ${place} lang="${locale}" dir="${direction}"${current}>${escapeHtml(name)}</a>`;
  });
  return links.length < 2
    ? ''
    : `<nav aria-label="${escapeHtml(languages.label)}">${links.join('')}</nav>`;
}
