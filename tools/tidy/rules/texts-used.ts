import { flatKeys, sourceTexts } from '../catalogue-files.ts';
import type { Offence, Rule } from '../rule.ts';
import { textUsesIn } from '../text-uses.ts';
import type { Tree } from '../tree.ts';

const screens = /^apps\/[^/]+\/src\//u;
/** A server or a tool takes an area whole: its keys are data at run time. */
const readsWhole = /\b(?:readTexts|translator|open)\(\w+, '(?<area>[a-z-]+)'\)/gu;

export const textsUsed: Rule = {
  name: 'texts-used',
  sentence: 'a translator names its area in a literal, and every text is used',
  check: (tree) => {
    const sources = tree.sources.filter(({ isTest }) => !isTest);
    const shown = sources.filter(({ path }) => screens.test(path));
    const drawn = shown.map(textUsesIn);
    const whole = sources.flatMap(({ text }) =>
      [...text.matchAll(readsWhole)].map(({ groups }) => `${groups?.['area'] ?? ''}.`),
    );
    const keys = new Set(drawn.flatMap((uses) => uses.keys));
    const prefixes = [...whole, ...drawn.flatMap((uses) => uses.prefixes)];
    const isUsed = (key: string): boolean =>
      keys.has(key) || prefixes.some((prefix) => key.startsWith(prefix));
    const unnamed = shown.flatMap((source, at) =>
      (drawn[at]?.unnamedLines ?? []).map((line) => ({
        path: source.path,
        line,
        message: 'useTranslations names its area in a literal: the build loads texts by it.',
      })),
    );
    return [...unnamed, ...unusedTexts(tree, isUsed)];
  },
};

function unusedTexts(tree: Tree, isUsed: (key: string) => boolean): Offence[] {
  return sourceTexts(tree).flatMap(({ path, area, texts }) =>
    flatKeys(texts)
      .filter((key) => !isUsed(`${area}.${key}`))
      .map((key) => ({ path, line: 1, message: `No screen uses the text ${key}: delete it.` })),
  );
}
