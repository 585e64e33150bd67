import type { CompiledMessage } from 'icu-minify/format';
import compileMessage from 'icu-minify/compile';
import type { MessageTree } from '../files/read-texts.ts';

/** Messages whose ICU syntax was read at build time; the browser carries no parser for it. */
export interface CompiledTree {
  readonly [key: string]: CompiledMessage | CompiledTree;
}

/** Compiles every message of a tree; `alter` may change each one, as the pseudo-locales do. */
export function compileTree(
  tree: MessageTree,
  alter: (message: CompiledMessage) => CompiledMessage = (message) => message,
): CompiledTree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, value]) => [
      key,
      typeof value === 'string' ? alter(compileMessage(value)) : compileTree(value, alter),
    ]),
  );
}
