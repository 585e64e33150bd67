import { pointBetween, pointOfName, saidBetween } from './plain-dots.ts';

/**
 * What ends a host in the addresses that strangers send each other, and no sentence begins with.
 */
const ends =
  'com|net|org|info|biz|io|ly|gg|vip|xyz|co|cc|tv|ru|cn|vn|th|dev|ai|icu|[рp]ф|' +
  String.raw`ไทย|网址|中国|cyou|c\s?[o0]\s?m`;

/** Ends of hosts that are words as well: a space behind the dot makes them a new sentence. */
const words =
  'me|bet|win|top|app|shop|site|club|link|live|online|to|pro|store|games|casino|page|fun|' +
  'click|website|asia|poker|host|digital|mobi|us|uk|de|fr|eu|pw|tk|id|ph|sg|jp|kr|hk|tw';

/** Those that nothing else means, also where no dot is drawn. */
const plainEnds = 'c[o0]m|net|org|xyz|vip';

const patterns: readonly RegExp[] = [
  // Also where the letters of the scheme are spared ("hxxp") or drawn apart.
  /(?<![\p{L}\p{N}])h\s*[tx*]\s*[tx*]\s*p\s*s?\s*:/iu,
  /[a-z][a-z0-9+.-]*:\/\//iu,
  /\bwww\s*\./iu,
  /(?<![\p{L}\p{N}])xn--[a-z0-9]/iu,
  host(String.raw`\s?\.\s?(?:${ends})`),
  host(String.raw`(?:\s?\.|\s\.\s)(?:${words})`),
  host(String.raw`[,*|/](?:${plainEnds})`),
  // "the dot com years" are no host.
  host(
    String.raw`(?<!(?<![\p{L}\p{N}])(?:the|an?|this|that|every|first|next))${saidBetween}(?:${ends})`,
  ),
  host(String.raw`${pointBetween}(?:c[o0]m|net|org|xyz)`),
  host(String.raw`${pointOfName}(?:${ends})`),
  computer(),
];

/** Single letters with a sign between each two of them. */
const drawnApart = /(?<![\p{L}\p{N}])(?:[\p{L}\p{N}][.\-_*]){5,}[\p{L}\p{N}](?![\p{L}\p{N}])/gu;
const endsPlain = new RegExp(`(?:${plainEnds})$`, 'iu');

/**
 * Whether a text names a host, by a dot and what ends known hosts; the text is one that an eye
 * reads (`skeletonOf`). Numbers, versions, times, abbreviations and ends of sentences are none.
 */
export function findsHost(text: string): boolean {
  const plain = text.replaceAll(/(?<=\d)\s?\.\s?(?=\d)/gu, '.');
  return (
    patterns.some((pattern) => pattern.test(plain)) ||
    (plain.match(drawnApart) ?? []).some((name) => endsPlain.test(name.replaceAll(/[.\-_*]/gu, '')))
  );
}

function host(dotAndEnd: string): RegExp {
  return new RegExp(String.raw`[\p{L}\p{N}-]{1,63}${dotAndEnd}(?![\p{L}\p{N}])`, 'iu');
}

/** A computer by its number; an amount in threes and a version are none. */
function computer(): RegExp {
  const octet = String.raw`(?:25[0-5]|2[0-4]\d|1?\d?\d)`;
  const noAddress = String.raw`(?:\d{1,3}(?:\.\d{3}){3}|\d(?:\.\d){3})(?![\d:/])`;
  const number = String.raw`(?:${octet}\.){3}${octet}`;
  return new RegExp(String.raw`(?<![\p{N}.,])(?!${noAddress})${number}(?![\p{N}.])`, 'u');
}
