/**
 * Arguments and tags of an ICU message, for example `count:plural` and `<link>`, sorted; throws a
 * sentence when braces do not match. Texts inside plural and select branches are read too.
 */
export function messageArguments(message: string): readonly string[] {
  const found = new Set<string>();
  const end = readText(unquoted(message), 0, found);
  if (end !== unquoted(message).length) {
    throw new Error('a brace closes what was never opened');
  }
  return [...found].toSorted();
}

/** Apostrophes quote syntax: what stands between them is plain text. */
function unquoted(message: string): string {
  return message.replaceAll(/'[{<|#}>][^']*'?/gu, '').replaceAll("''", '');
}

function readText(text: string, from: number, names: Set<string>): number {
  let at = from;
  while (at < text.length && text[at] !== '}') {
    if (text[at] === '{') {
      at = readArgument(text, at + 1, names);
    } else {
      const tag = /^<([a-zA-Z][\w-]*)>/u.exec(text.slice(at, at + 50));
      if (tag !== null) {
        names.add(`<${tag[1]}>`);
      }
      at += 1;
    }
  }
  return at;
}

/** Reads from behind `{` to behind its `}`. */
function readArgument(text: string, from: number, names: Set<string>): number {
  const head = /^\s*([\w.-]+)\s*(?:,\s*(\w+)\s*)?/u.exec(text.slice(from));
  if (head === null) {
    throw new Error('a brace opens without the name of an argument');
  }
  const [all, name = '', kind] = head;
  names.add(kind === undefined ? name : `${name}:${kind}`);
  let at = from + all.length;
  while (at < text.length && text[at] !== '}') {
    at = text[at] === '{' ? readBranch(text, at + 1, names) : at + 1;
  }
  if (at >= text.length) {
    throw new Error(`the brace of ${name} is not closed`);
  }
  return at + 1;
}

function readBranch(text: string, from: number, names: Set<string>): number {
  const at = readText(text, from, names);
  if (at >= text.length) {
    throw new Error('the brace of a branch is not closed');
  }
  return at + 1;
}
