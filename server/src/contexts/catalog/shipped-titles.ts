import { adjectives, heads, nouns, tails, type ThemeName } from './data/title-words.ts';

export interface Title {
  readonly en: string;
  readonly ar: string;
  readonly theme: ThemeName;
}

/** Every title that the word tables allow, each once: adjective and noun, head and tail. */
export function allTitles(): Title[] {
  const plain = adjectives.flatMap((adjective) =>
    nouns.map((noun) => ({
      en: `${adjective.en} ${noun.en}`,
      ar: `${noun.ar} ${noun.isFeminine ? adjective.feminine : adjective.masculine}`,
      theme: noun.theme,
    })),
  );
  const joined = heads.flatMap((head) =>
    tails.map((tail) => ({
      en: `${head.en} of ${tail.en}`,
      ar: `${head.ar} ${tail.ar}`,
      theme: tail.theme,
    })),
  );
  return [...plain, ...joined];
}
