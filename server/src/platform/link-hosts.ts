import { cleanRichText } from './rich-text.ts';
import { isListedLink, isSafeLink } from './safe-link.ts';

/** The body without the links that lead to other hosts than these (R78); plain text as it is. */
export function listedBody(body: string, hosts: ReadonlySet<string>): string {
  // Cleaning takes time, and most bodies lead nowhere.
  return body.includes('href') ? cleanRichText(body, (href) => isListedLink(href, hosts)) : body;
}

/** The hosts out of the list that a body leads to; what is no link at all leads nowhere. */
export function strayHostsOf(body: string, hosts: ReadonlySet<string>): readonly string[] {
  const links: string[] = [];
  cleanRichText(body, (href) => {
    links.push(href);
    return false;
  });
  return links.flatMap((href) => strayHostOf(href, hosts) ?? []);
}

/** The host out of the list that a link leads to. */
export function strayHostOf(link: string, hosts: ReadonlySet<string>): string | undefined {
  return isSafeLink(link) && !isListedLink(link, hosts) ? new URL(link).host : undefined;
}
