import type { MessageTree } from './read-texts.ts';

/** The texts of a tree under their keys, `actions.back`. */
export function flatTexts(tree: MessageTree, path = ''): readonly (readonly [string, string])[] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string'
      ? [[`${path}${key}`, value] as const]
      : flatTexts(value, `${path}${key}.`),
  );
}
