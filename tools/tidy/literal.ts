import { isNode, type Source, type SyntaxNode } from './source.ts';

/**
 * The value of `export const <name> = <literal>`, without running the file; undefined when there is
 * none.
 */
export function exportedLiteral(source: Source, name: string): unknown {
  const declaration = source
    .nodes('VariableDeclarator')
    .find(({ id }) => isNode(id) && id['name'] === name);
  return declaration === undefined ? undefined : valueOf(declaration['init']);
}

/** Reads literals, arrays and objects, and looks through `as const` and `satisfies`. */
export function valueOf(node: unknown): unknown {
  if (!isNode(node)) {
    return undefined;
  }
  switch (node.type) {
    case 'Literal':
      return node['value'];
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return valueOf(node['expression']);
    case 'ArrayExpression':
      return nodesIn(node['elements']).map(valueOf);
    case 'ObjectExpression':
      return Object.fromEntries(
        nodesIn(node['properties'])
          .filter(({ type }) => type === 'Property')
          .map((property) => [keyOf(property), valueOf(property['value'])]),
      );
    case 'NewExpression':
      // `new Set([...])` and `new Map([...])` read as their contents.
      return valueOf(nodesIn(node['arguments'])[0]);
    default:
      return undefined;
  }
}

/** Name of an object's property, written as an identifier or as a string. */
export function keyOf(property: SyntaxNode): string {
  const key = property['key'];
  if (!isNode(key)) {
    return '';
  }
  return String(key.type === 'Identifier' ? key['name'] : key['value']);
}

export function nodesIn(value: unknown): readonly SyntaxNode[] {
  return Array.isArray(value) ? value.filter(isNode) : [];
}

/** `a.b` as text when the node is a member of plain names, for example `Math.random`. */
export function dottedName(node: unknown): string {
  if (!isNode(node)) {
    return '';
  }
  if (node.type === 'Identifier') {
    return String(node['name']);
  }
  if (node.type === 'MemberExpression' && node['computed'] !== true) {
    return `${dottedName(node['object'])}.${dottedName(node['property'])}`;
  }
  return '';
}
