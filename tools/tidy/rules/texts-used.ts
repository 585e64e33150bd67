import { flatKeys, sourceTexts } from '../catalogue-files.ts';
import { nodesIn } from '../literal.ts';
import type { Offence, Rule } from '../rule.ts';
import { isNode, type Source, type SyntaxNode } from '../source.ts';
import type { Tree } from '../tree.ts';

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);
const screens = /^apps\/[^/]+\/src\//u;
/** A server or a tool takes an area whole: its keys are data at run time. */
const readsWhole = /\b(?:readTexts|translator|open)\(\w+, '(?<area>[a-z-]+)'\)/gu;

export const textsUsed: Rule = {
  name: 'texts-used',
  sentence: 'a translator names its area in a literal, and every text is used',
  check: (tree) => {
    const sources = tree.sources.filter(({ isTest }) => !isTest);
    const drawn = sources.filter(({ path }) => screens.test(path)).map(usesIn);
    const whole = sources.flatMap(({ text }) =>
      [...text.matchAll(readsWhole)].map(({ groups }) => `${groups?.['area'] ?? ''}.`),
    );
    const keys = new Set(drawn.flatMap((uses) => uses.keys));
    const prefixes = [...whole, ...drawn.flatMap((uses) => uses.prefixes)];
    const isUsed = (key: string): boolean =>
      keys.has(key) || prefixes.some((prefix) => key.startsWith(prefix));
    return [...drawn.flatMap(({ unnamed }) => unnamed), ...unusedTexts(tree, isUsed)];
  },
};

function unusedTexts(tree: Tree, isUsed: (key: string) => boolean): Offence[] {
  return sourceTexts(tree).flatMap(({ path, area, texts }) =>
    flatKeys(texts)
      .filter((key) => !isUsed(`${area}.${key}`))
      .map((key) => ({ path, line: 1, message: `No screen uses the text ${key}: delete it.` })),
  );
}

interface Uses {
  readonly keys: readonly string[];
  /** Beginnings of keys that are put together at run time. */
  readonly prefixes: readonly string[];
  readonly unnamed: readonly Offence[];
}

function usesIn(source: Source): Uses {
  const calls = source
    .nodes('CallExpression')
    .filter((node) => nameOf(node['callee']) === 'useTranslations');
  const areas = calls.map((node) => ({ node, start: firstArgument(node) }));
  const uses = areas.flatMap(({ node, start }) =>
    start === undefined ? [] : usesOf(source, node, start),
  );
  return {
    keys: uses.filter(({ isWhole }) => isWhole).map(({ text }) => text),
    prefixes: uses.filter(({ isWhole }) => !isWhole).map(({ text }) => text),
    unnamed: areas
      .filter(({ start }) => start === undefined || start.text === '')
      .map(({ node }) => ({
        path: source.path,
        line: source.lineAt(node.start),
        message: 'useTranslations names its area in a literal: the build loads texts by it.',
      })),
  };
}

/** A key as far as it is written; `isWhole` when nothing is added at run time. */
interface Written {
  readonly text: string;
  readonly isWhole: boolean;
}

/** What one translator is asked for; one that is handed on may be asked for anything. */
function usesOf(source: Source, call: SyntaxNode, area: Written): Written[] {
  const all = { text: area.isWhole ? `${area.text}.` : area.text, isWhole: false };
  if (!area.isWhole) {
    return [all];
  }
  const direct = source.parentOf(call);
  if (direct?.type === 'CallExpression' && direct['callee'] === call) {
    return [within(all, firstArgument(direct))];
  }
  if (direct?.type !== 'VariableDeclarator') {
    return [all];
  }
  const name = nameOf(direct['id']);
  const owner = functionAround(source, call);
  return source
    .nodes('Identifier')
    .filter((node) => nameOf(node) === name && owner.start <= node.start && node.end <= owner.end)
    .filter((node) => source.parentOf(node)?.type !== 'VariableDeclarator')
    .map((node) => within(all, argumentAt(source, node)));
}

/** Where the name of a translator counts: two components may each have a `t`. */
function functionAround(source: Source, node: SyntaxNode): SyntaxNode {
  const parent = source.parentOf(node);
  return parent === undefined || functions.has(parent.type)
    ? (parent ?? node)
    : functionAround(source, parent);
}

/** The key of `t('key')` and `t.rich('key')`, for the identifier `t`. */
function argumentAt(source: Source, identifier: SyntaxNode): Written | undefined {
  const parent = source.parentOf(identifier);
  const isMember = parent?.type === 'MemberExpression' && parent['object'] === identifier;
  const callee = isMember ? parent : identifier;
  const call = source.parentOf(callee);
  return call?.type === 'CallExpression' && call['callee'] === callee
    ? firstArgument(call)
    : undefined;
}

function within(parent: Written, key: Written | undefined): Written {
  return key === undefined ? parent : { text: `${parent.text}${key.text}`, isWhole: key.isWhole };
}

/** Undefined when nothing of it is written out. */
function firstArgument(call: SyntaxNode): Written | undefined {
  const [argument] = nodesIn(call['arguments']);
  if (argument?.type === 'Literal' && typeof argument['value'] === 'string') {
    return { text: argument['value'], isWhole: true };
  }
  if (argument?.type !== 'TemplateLiteral') {
    return undefined;
  }
  const [head] = argument['quasis'] as readonly { readonly value: { readonly raw: string } }[];
  return { text: head?.value.raw ?? '', isWhole: false };
}

function nameOf(node: unknown): string {
  return isNode(node) && node.type === 'Identifier' ? String(node['name']) : '';
}
