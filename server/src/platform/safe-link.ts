const path = /^\/[^\s\\]*$/u;
/** A host in letters that every browser reads alike, with no account in front of it. */
const absolute = /^https:\/\/[a-z0-9]([a-z0-9.-]*[a-z0-9])?(:\d{1,5})?([/?#][^\s\\]*)?$/iu;
/** Browsers take dots and empty parts out of a path, and what is left may begin with a host. */
const trick = /\/\/|\/\.{1,2}(\/|$)/u;

/** A page of this site, or an https address whose host is what it looks like (R78). */
export function isSafeLink(text: string): boolean {
  if (path.test(text)) {
    const [place = ''] = text.split(/[?#]/u, 1);
    return !trick.test(place);
  }
  return absolute.test(text) && URL.canParse(text);
}

/**
 * The same, and an address has to lead to one of these hosts, letter by letter: a host below a
 * listed one, or with another port, is another host.
 */
export function isListedLink(text: string, hosts: ReadonlySet<string>): boolean {
  return isSafeLink(text) && (path.test(text) || hosts.has(new URL(text).host));
}
