/** One place of a standing file that a recipe changes by hand. */
export type Edit = TextEdit | JsonEdit;

/** Puts `text` before or after the only place where the code reads like the anchor. */
interface TextEdit {
  readonly path: string;
  readonly anchor: string;
  readonly side: 'before' | 'after';
  readonly text: string;
}

/** Gives a key of a JSON file a value; keys keep the order of the alphabet. */
interface JsonEdit {
  readonly path: string;
  readonly key: readonly string[];
  readonly value: string;
}

export function applyEdit(source: string, edit: Edit): string {
  return 'anchor' in edit ? insertText(source, edit) : setKey(source, edit);
}

/** How lines are broken says nothing: an anchor is read by its words and signs. */
function insertText(source: string, { path, anchor, side, text }: TextEdit): string {
  const words = anchor
    .trim()
    .split(/\s+/u)
    .map((word) => escaped(word));
  const places = [...source.matchAll(new RegExp(words.join(String.raw`\s+`), 'gu'))];
  const [place] = places;
  if (place === undefined || places.length > 1) {
    throw new Error(`${path} has ${places.length} places that read "${anchor}", not one.`);
  }
  const at = side === 'before' ? place.index : place.index + place[0].length;
  return source.slice(0, at) + text + source.slice(at);
}

/** Signs that mean something in a pattern stand for themselves. */
function escaped(word: string): string {
  return word.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);
}

function setKey(source: string, { path, key, value }: JsonEdit): string {
  const parents = key.slice(0, -1).join('.');
  const name = key.at(-1) ?? '';
  const whole: unknown = JSON.parse(source);
  const parent = key.slice(0, -1).reduce<unknown>(childOf, whole);
  if (!isRecord(parent)) {
    throw new Error(`${path} has no ${parents}.`);
  }
  parent[name] = value;
  const sorted = Object.entries(parent).toSorted(([left], [right]) => (left < right ? -1 : 1));
  sorted.forEach(([word]) => delete parent[word]);
  Object.assign(parent, Object.fromEntries(sorted));
  return `${JSON.stringify(whole, null, 2)}\n`;
}

function childOf(parent: unknown, word: string): unknown {
  return isRecord(parent) ? parent[word] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
