const forbiddenNames: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);
const mostDepth = 20;
/**
 * More than any body has that an endpoint declares, but for one of tickets; each costs all who wait
 * some time, here and in the schemas.
 */
export const mostNames = 5000;
export const mostValues = 20_000;
/** Escapes of NUL and of surrogates; a pair of these is an ordinary letter. */
const oddEscape = /\\u(?:0000|d[89a-f])/iu;

export type JsonProblem =
  | 'syntax'
  | 'names'
  | 'values'
  | 'depth'
  | 'duplicate_key'
  | 'forbidden_key'
  | 'nul'
  | 'surrogate';

export type GuardedJson =
  | { readonly ok: true; readonly value: unknown }
  | { readonly ok: false; readonly problem: JsonProblem };

interface Level {
  readonly names: Set<string> | undefined;
  expectsName: boolean;
}

/**
 * JSON that every later reader understands alike (R86): no duplicate or prototype names, bounded
 * depth, no NUL and no half of a surrogate pair (PostgreSQL cannot hold them). Names and values are
 * counted before anything is made of them. The caller bounds the size, and may allow more values.
 */
export function parseGuardedJson(text: string, valueLimit = mostValues): GuardedJson {
  const crowd = crowdIn(text, valueLimit);
  if (crowd !== undefined) {
    return { ok: false, problem: crowd };
  }
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'syntax' };
  }
  const problem = problemOf(text);
  return problem === undefined ? { ok: true, value } : { ok: false, problem };
}

/** Counts colons and commas outside of strings, in any text, JSON or not. */
function crowdIn(text: string, valueLimit: number): JsonProblem | undefined {
  let names = 0;
  let values = 1;
  let isInString = false;
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index];
    if (letter === '"') {
      isInString = !isInString;
    } else if (isInString) {
      index += letter === '\\' ? 1 : 0;
    } else if (letter === ':') {
      names += 1;
    } else if (letter === ',') {
      values += 1;
    }
    if (names > mostNames || values > valueLimit) {
      return names > mostNames ? 'names' : 'values';
    }
  }
  return undefined;
}

/** Walks text that `JSON.parse` accepted, so that only strings and brackets matter. */
function problemOf(text: string): JsonProblem | undefined {
  const levels: Level[] = [];
  let index = 0;
  while (index < text.length) {
    const letter = text[index];
    const level = levels.at(-1);
    if (letter === '"') {
      const end = endOfString(text, index);
      const problem = problemOfString(text.slice(index, end), level);
      if (problem !== undefined) {
        return problem;
      }
      index = end;
      continue;
    }
    if (letter === '{' || letter === '[') {
      if (levels.length === mostDepth) {
        return 'depth';
      }
      const isObject = letter === '{';
      levels.push({ names: isObject ? new Set() : undefined, expectsName: isObject });
    } else if (letter === '}' || letter === ']') {
      levels.pop();
    } else if (level !== undefined && (letter === ':' || letter === ',')) {
      level.expectsName = letter === ',' && level.names !== undefined;
    }
    index += 1;
  }
  return undefined;
}

function endOfString(text: string, start: number): number {
  let index = start + 1;
  while (text[index] !== '"') {
    index += text[index] === '\\' ? 2 : 1;
  }
  return index + 1;
}

function problemOfString(literal: string, level: Level | undefined): JsonProblem | undefined {
  const isName = level?.expectsName === true;
  if (!isName && !oddEscape.test(literal)) {
    return undefined;
  }
  // `JSON.parse` of a JSON string is a string.
  const text = JSON.parse(literal) as string;
  if (text.includes('\0')) {
    return 'nul';
  }
  if (!text.isWellFormed()) {
    return 'surrogate';
  }
  if (!isName) {
    return undefined;
  }
  if (forbiddenNames.has(text)) {
    return 'forbidden_key';
  }
  if (level.names?.has(text) === true) {
    return 'duplicate_key';
  }
  level.names?.add(text);
  return undefined;
}
