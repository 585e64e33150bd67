import { posix } from 'node:path';
import type { Offence, Rule } from '../rule.ts';
import type { Tree } from '../tree.ts';

/** Longest pages by kind (STYLE.md, Pages); the first pattern that matches counts. */
const lengths: readonly (readonly [RegExp, number])[] = [
  [/^README\.md$/u, 60],
  [/^ARCHITECTURE\.md$/u, 100],
  [/^STYLE\.md$/u, 200],
  [/^CONTRIBUTING\.md$/u, 80],
  [/^docs\/adr\/\d/u, 40],
  [/^server\/src\/contexts\/[^/]+\/README\.md$/u, 20],
];
const endsAtFile =
  /^(?:README|ARCHITECTURE|STYLE|CONTRIBUTING)\.md$|^docs\/(?:adr|rules|recipes|operating)\//u;
const link = /\[[^\]]*\]\((?<target>[^)\s]+)\)/gu;
const codePath = /`(?<target>(?:packages|server|apps|tools|docs|e2e|bench|scripts)\/[\w./-]+)`/gu;

export const pages: Rule = {
  name: 'pages',
  sentence: 'each page has one title, no dead link, and ends at a real file',
  check: (tree) =>
    tree.paths
      .filter((path) => path.endsWith('.md'))
      .flatMap((path) => {
        const text = tree.text(path);
        const offence = (message: string, line = 1): Offence => ({ path, line, message });
        return [
          ...titles(text).map((message) => offence(message)),
          ...deadTargets(tree, path).map(({ message, line }) => offence(message, line)),
          ...endings(tree, path).map((message) => offence(message, text.split('\n').length)),
          ...tooLong(path, text).map((message) => offence(message)),
        ];
      }),
};

function titles(text: string): string[] {
  const count = prose(text).filter((line) => line.startsWith('# ')).length;
  const isFirst = text.startsWith('# ');
  return count === 1 && isFirst ? [] : ['A page has one title, in its first line.'];
}

function deadTargets(tree: Tree, path: string): { message: string; line: number }[] {
  return prose(tree.text(path)).flatMap((line, index) =>
    targets(line)
      .filter((target) => !isAlive(tree, path, target))
      .map((target) => ({ message: `${target} leads nowhere.`, line: index + 1 })),
  );
}

function endings(tree: Tree, path: string): string[] {
  const text = tree.text(path);
  const offences: string[] = [];
  if (!text.endsWith('\n') || text.endsWith('\n\n')) {
    offences.push('A page ends with one newline.');
  }
  const last =
    text
      .trim()
      .split(/\n\s*\n/u)
      .at(-1) ?? '';
  const leads = targets(last).some((target) => !isOutside(target) && isAlive(tree, path, target));
  if (endsAtFile.test(path) && !leads) {
    offences.push('The last paragraph names no file of the project that shows what the page says.');
  }
  return offences;
}

function tooLong(path: string, text: string): string[] {
  const limit = lengths.find(([pattern]) => pattern.test(path))?.[1];
  const lines = text.split('\n').length - 1;
  return limit !== undefined && lines > limit ? [`${lines} lines, more than ${limit}.`] : [];
}

function targets(text: string): string[] {
  return [...text.matchAll(link), ...text.matchAll(codePath)].map(
    ({ groups }) => groups?.['target'] ?? '',
  );
}

function isAlive(tree: Tree, page: string, target: string): boolean {
  if (isOutside(target)) {
    return true;
  }
  const [file = '', anchor] = target.split('#');
  const fromRoot = /^(?:packages|server|apps|tools|docs|e2e|bench|scripts)\//u.test(file);
  const beside = posix.normalize(posix.join(posix.dirname(page), file)).replace(/\/$/u, '');
  const candidates =
    file === '' ? [page] : [beside, ...(fromRoot ? [file.replace(/\/$/u, '')] : [])];
  const found = candidates.find((path) => tree.has(path));
  return found !== undefined && (anchor === undefined || anchors(tree.text(found)).has(anchor));
}

function isOutside(target: string): boolean {
  return /^(?:https?:|mailto:)/u.test(target);
}

/** Anchors as forges make them: lower case, words joined by dashes, punctuation dropped. */
function anchors(text: string): ReadonlySet<string> {
  const headings = prose(text).filter((line) => /^#{1,6} /u.test(line));
  return new Set(
    headings.map((heading) =>
      heading
        .replace(/^#+ /u, '')
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N}\s-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  );
}

/** Lines outside fenced blocks; fenced ones are kept empty so that numbers stay right. */
function prose(text: string): string[] {
  let isFenced = false;
  return text.split('\n').map((line) => {
    const isFence = line.trimStart().startsWith('```');
    isFenced = isFence ? !isFenced : isFenced;
    return isFenced || isFence ? '' : line;
  });
}
