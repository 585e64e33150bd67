import { withPlainDots } from './plain-dots.ts';

type Table = readonly (readonly [string, string])[];

/** Small capitals: they are Latin, so that whatever is written in them is read as such. */
const capitals: Table = [
  ['ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍ', 'abcdefghijklm'],
  ['ɴᴏᴘꞯǫʀꜱᴛᴜᴠᴡʏᴢ', 'nopqqrstuvwyz'],
];

/**
 * Letters of Cyrillic, Greek and Armenian that are drawn as one of Latin, small ones (of those that
 * are so as capitals too); the common part of the table of UTS #39 (confusables), because the names
 * of hosts and messengers are Latin.
 */
const pairs: Table = [
  ['авсԁеёһніїј', 'abcdeehhiij'],
  ['кӏморԛгѕтуѵ', 'klmopqrstyv'],
  ['ԝхпαβϲεηικν', 'wxnabcenikv'],
  ['ορστυχγωμıɑ', 'opotuxywuia'],
  ['ագզլհյոռստցւքօ', 'wqqlhjnnusgifo'],
];

const twins = twinsOf(pairs);
const plainLetters = twinsOf(capitals);

function twinsOf(table: Table): ReadonlyMap<string, string> {
  return new Map(
    table.flatMap(([drawnAs, letters]) =>
      Array.from(drawnAs, (sign, at): [string, string] => [sign, letters[at] ?? sign]),
    ),
  );
}

const latin = /\p{Script=Latin}/u;
const alike = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;
/** No sentence goes on behind a dot without a space; a host does. */
const innerDot = /[\p{L}\p{N}]\.[\p{L}\p{N}]/u;
/** Single signs with a space between each two of them. */
const spelled = /(?<![\p{L}\p{N}.])(?:[\p{L}\p{N}.]\s){2,}[\p{L}\p{N}.](?![\p{L}\p{N}.])/gu;

/**
 * A text as an eye reads it: wide forms and marks that nobody sees away, small letters, words that
 * are spelled out put together; and Latin where words are drawn by letters that look like it,
 * as far as they mix scripts or are written as a host. Whole words of another script stay as they
 * are, so that people may write in theirs.
 */
export function skeletonOf(text: string): string {
  const plain = withPlainDots(
    drawn(
      text
        .normalize('NFKC')
        .replaceAll(/\p{Cf}/gu, '')
        .toLowerCase(),
      plainLetters,
    ),
  );
  return plain
    .replaceAll(spelled, (letters) => letters.replaceAll(/\s/gu, ''))
    .replaceAll(/\S+/gu, (word) => (isDrawn(word) ? drawn(word, twins) : word));
}

function isDrawn(word: string): boolean {
  return alike.test(word) && (latin.test(word) || innerDot.test(word));
}

function drawn(text: string, letters: ReadonlyMap<string, string>): string {
  return Array.from(text, (letter) => letters.get(letter) ?? letter).join('');
}
