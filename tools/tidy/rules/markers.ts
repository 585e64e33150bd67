import type { Offence, Rule } from '../rule.ts';
import type { Source } from '../source.ts';

interface Marker {
  readonly pattern: RegExp;
  readonly message: string;
}

const inComments: readonly Marker[] = [
  { pattern: /\bFIXME\b|\bXXX\b|\bHACK\b/u, message: 'A FIXME never merges: fix it.' },
  { pattern: /\bTODO\b(?!.*#\d+)/u, message: 'A TODO names its issue (#12), or is done now.' },
  {
    pattern: /oxlint-disable|eslint-disable|@ts-(?:ignore|expect-error|nocheck)/u,
    message: 'A rule is not switched off at a line: change the code, or the rule for all.',
  },
];
/** What a statement looks like; prose does not end so. */
const code = new RegExp(
  [
    '(?:import|export|const|let|var|return|await|throw)\\b.*[;({]',
    '(?:if|for|while|switch) \\(.*\\{',
    '\\w[\\w.]*\\(.*\\);',
    '\\}.*',
  ]
    .map((statement) => `^\\s*${statement}$`)
    .join('|'),
  'u',
);

export const markers: Rule = {
  name: 'markers',
  sentence: 'comments hold no leftovers: no FIXME, no homeless TODO, no code',
  check: (tree) => tree.sources.flatMap(offencesOf),
};

function offencesOf(source: Source): Offence[] {
  return source.comments.flatMap(({ type, value, start }) => {
    const messages = inComments
      .filter(({ pattern }) => pattern.test(value))
      .map(({ message }) => message);
    if (type === 'Line' && code.test(value)) {
      messages.push('Commented-out code is deleted: the history keeps it.');
    }
    return messages.map((message) => ({ path: source.path, line: source.lineAt(start), message }));
  });
}
