import { pinyin } from 'pinyin-pro';
import { toRomaji } from 'wanakana';
import { wordsOf } from './folded.ts';

const kana = /[\u3041-\u3096\u30A1-\u30FA]/u;
const han = /\p{Script=Han}/u;
const hanRuns = /\p{Script=Han}+/gu;
/** Held vowels of romaji, which many people write once. */
const heldVowels = /([aeiu])\1+|o[ou]+/gu;

/**
 * The words by which a title is found: its own, and as it is said in Latin letters, because who
 * reads Chinese or Japanese may have a keyboard without their signs. Chinese runs are one word of
 * pinyin and one of its first letters; kana are romaji with held vowels written twice and once.
 */
export function searchWords(title: string): readonly string[] {
  return [...new Set([...wordsOf(title), ...spokenWords(title)])];
}

function spokenWords(title: string): readonly string[] {
  if (kana.test(title)) {
    // Signs of Han between kana are read by their sense, which no table of sounds knows.
    const said = wordsOf(toRomaji(title).replaceAll(hanRuns, ' '));
    return said.flatMap((word) => [word, word.replaceAll(heldVowels, once)]);
  }
  return han.test(title)
    ? [...title.matchAll(hanRuns)].flatMap(([run]) => {
        const syllables = pinyin(run, { toneType: 'none', type: 'array', v: true });
        return [syllables.join(''), syllables.map((syllable) => syllable.slice(0, 1)).join('')];
      })
    : [];
}

function once(vowels: string): string {
  return vowels.slice(0, 1);
}
