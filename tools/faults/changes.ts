export interface SyntaxNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}

/** Another text for the characters from `start` to `end` of a file. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Comparison extends SyntaxNode {
  readonly operator: string;
  readonly left: SyntaxNode;
  readonly right: SyntaxNode;
}

const opposites: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '&&': '||',
  '||': '&&',
  '+': '-',
  '-': '+',
};

/** The mistakes that can be made in one node itself, without those of the nodes inside. */
export function changesOf(node: SyntaxNode): readonly Change[] {
  switch (node.type) {
    case 'BinaryExpression':
    case 'LogicalExpression':
      return otherOperator(node as Comparison);
    case 'UnaryExpression':
      return (node as Comparison).operator === '!' ? [cut(node.start, node.start + 1)] : [];
    case 'Literal':
      return otherFlag(node as SyntaxNode & { readonly value: unknown });
    case 'IfStatement':
      return never(node as SyntaxNode & { readonly test: SyntaxNode });
    case 'ExpressionStatement':
      return [cut(node.start, node.end)];
    default:
      return [];
  }
}

function otherOperator({ operator, left, right }: Comparison): readonly Change[] {
  const text = opposites[operator];
  return text === undefined ? [] : [{ start: left.end, end: right.start, text: ` ${text} ` }];
}

function otherFlag({ start, end, value }: SyntaxNode & { readonly value: unknown }) {
  return typeof value === 'boolean' ? [{ start, end, text: String(!value) }] : [];
}

function never({ test }: { readonly test: SyntaxNode }): readonly Change[] {
  return [{ start: test.start, end: test.end, text: 'false' }];
}

function cut(start: number, end: number): Change {
  return { start, end, text: '' };
}
