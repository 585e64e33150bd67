import { domainToUnicode } from 'node:url';

/** What RFC 5322 lets anybody write into an address, and what no server looks at. */
const comment = /\([^()]*\)/gu;

/** Stops of other scripts, which stand between the parts of a name of the internet (RFC 3490). */
const foreignStops = /[\u3002\uff0e\uff61]/gu;

/**
 * The one form in which addresses are kept and compared: what a mail server delivers to one box is
 * one address (R12). Nothing else writes its own.
 */
export function mailAddress(text: string): string {
  const plain = withoutComments(text.replaceAll(foreignStops, '.').normalize('NFKC'))
    .replaceAll(/[\s\p{Cf}]/gu, '')
    .toLowerCase();
  const at = plain.lastIndexOf('@');
  if (at === -1) {
    return plain;
  }
  const host = plain.slice(at + 1).replace(/\.+$/u, '');
  return `${unquoted(plain.slice(0, at))}@${domainToUnicode(host) || host}`;
}

/** Comments stand in each other. */
function withoutComments(text: string): string {
  let shorter = text.replaceAll(comment, '');
  let longer = text;
  while (shorter !== longer) {
    longer = shorter;
    shorter = longer.replaceAll(comment, '');
  }
  return shorter;
}

/** "mona" and mona are one name, and so is mo."na". */
function unquoted(name: string): string {
  return name.replaceAll(/\\(.)/gu, '$1').replaceAll('"', '');
}
