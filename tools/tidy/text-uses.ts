import { nodesIn } from './literal.ts';
import { isNode, type Source, type SyntaxNode } from './source.ts';

const functions = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression']);

/** Which texts a file shows. */
export interface TextUses {
  readonly keys: readonly string[];
  /** Beginnings of keys that are put together at run time. */
  readonly prefixes: readonly string[];
  /** Lines where a translator names no area. */
  readonly unnamedLines: readonly number[];
}

export function textUsesIn(source: Source): TextUses {
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
    unnamedLines: areas
      .filter(({ start }) => start === undefined || start.text === '')
      .map(({ node }) => source.lineAt(node.start)),
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
