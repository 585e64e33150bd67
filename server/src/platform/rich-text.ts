import sanitizeHtml from 'sanitize-html';
import { isSafeLink } from './safe-link.ts';

/** How every body with marks begins, once it is clean: pages tell it from plain text by that. */
const blockFirst = /^<(p|h3|h4|ul|ol|blockquote)[\s>]/u;

/** How bodies begin that were written elsewhere, in a site file or another editor. */
const marksFirst =
  /^\s*<(p|h[1-6]|ul|ol|blockquote|div|section|article|strong|b|em|i|u|s|a|br|span)\b[^<>]*>/iu;

export type LinkRule = (href: string) => boolean;

/**
 * The body that an operator wrote, with nothing in it but paragraphs, headings, lists, quotes,
 * emphasis and links that may lead where they lead: pages of the site and https addresses, or fewer
 * (R76, R78). What other editors write becomes the nearest of these. Cleaning it again changes
 * nothing. Plain text stays as it is: pages show it as text.
 */
export function cleanRichText(text: string, isLink: LinkRule = isSafeLink): string {
  if (!marksFirst.test(text)) {
    return text;
  }
  const rules = rulesFor(isLink);
  const kept = sanitizeHtml(text, rules).trim();
  const body = kept === '' || blockFirst.test(kept) ? kept : `<p>${kept}</p>`;
  // What became a paragraph may stand in one: read once more, each ends where the next begins.
  return sanitizeHtml(body, rules).replaceAll('<p></p>', '');
}

const tagsFor: sanitizeHtml.IOptions['transformTags'] = {
  b: 'strong',
  i: 'em',
  h1: 'h3',
  h2: 'h3',
  h5: 'h4',
  h6: 'h4',
  div: 'p',
  section: 'p',
  article: 'p',
};

function rulesFor(isLink: LinkRule): sanitizeHtml.IOptions {
  return {
    allowedTags: 'p br strong em u s h3 h4 ul ol li blockquote a'.split(' '),
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https'],
    allowProtocolRelative: false,
    transformTags: {
      ...tagsFor,
      a: (tagName, { href = '' }) => ({ tagName, attribs: isLink(href) ? { href } : {} }),
    },
  };
}
