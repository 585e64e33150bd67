import type { MessageParams, MessageValue } from '@portal/protocol';
import { openGameNames } from '../lottery/index.ts';

/** Values as they are kept: a game by its code, because its name is one of each language. */
type StoredValue = MessageValue | { readonly kind: 'lottery'; readonly gameCode: string };
export type StoredParams = Readonly<Record<string, StoredValue>>;

const names = openGameNames();

/** The values as the wire and a text take them, with names in a language. */
export function paramsIn(locale: string, params: StoredParams): MessageParams {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, valueIn(locale, value)]),
  );
}

function valueIn(locale: string, value: StoredValue): MessageValue {
  return value.kind === 'lottery' ? { kind: 'word', word: names(locale, value.gameCode) } : value;
}
