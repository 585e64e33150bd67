const columns = 100;
const lineComment = /^(?<indent>\s*)(?<mark>\/\/|\*) (?<text>.+)$/u;
const oneLineBlock = /^(?<indent>\s*)\/\*\* (?<text>.+) \*\/$/u;
/** Lists, tables, tags and code blocks keep their lines. */
const keepsItsLine = /^(?:[-*|@#]|\d+\.|```|\s)/u;

/**
 * Breaks comment lines over 100 columns at a space; what is left over begins the next line of the
 * same paragraph. The formatter leaves comments alone, so this does it.
 */
export function wrapComments(text: string): string {
  const lines = text.split('\n');
  const done: string[] = [];
  let inBlock = false;
  let inTemplate = false;
  while (lines.length > 0) {
    const line = lines.shift() ?? '';
    const isBlockLine = inBlock && /^\s*\*/u.test(line);
    inBlock = startsBlock(line) || (inBlock && !line.includes('*/'));
    // A long line in a template literal may look like a comment and is data.
    inTemplate = (line.split('`').length % 2 === 0) !== inTemplate;
    const isComment = isBlockLine || /^\s*(?:\/\/|\/\*\*)/u.test(line);
    if (line.length <= columns || inTemplate || !isComment) {
      done.push(line);
    } else {
      lines.unshift(...broken(line, lines));
      if (lines[0] === line) {
        done.push(lines.shift() ?? '');
      }
    }
  }
  return done.join('\n');
}

function startsBlock(line: string): boolean {
  return /^\s*\/\*\*?/u.test(line) && !line.includes('*/');
}

/** The lines that take the place of a long one; takes the next of its paragraph from `rest`. */
function broken(line: string, rest: string[]): readonly string[] {
  const block = oneLineBlock.exec(line)?.groups;
  if (block !== undefined) {
    const { indent = '', text = '' } = block;
    return [`${indent}/**`, `${indent} * ${text}`, `${indent} */`];
  }
  const { indent, mark, text } = lineComment.exec(line)?.groups ?? {};
  if (indent === undefined || mark === undefined || text === undefined || text.startsWith('|')) {
    return [line];
  }
  const prefix = `${indent}${mark} `;
  const at = line.lastIndexOf(' ', columns);
  if (at <= prefix.length) {
    return [line];
  }
  const left = line.slice(at + 1);
  const next = lineComment.exec(rest[0] ?? '')?.groups;
  const flows = next?.['indent'] === indent && next['mark'] === mark;
  if (flows && !keepsItsLine.test(next['text'] ?? '')) {
    rest.shift();
    return [line.slice(0, at), `${prefix}${left} ${next['text'] ?? ''}`];
  }
  return [line.slice(0, at), `${prefix}${hanging(text)}${left}`];
}

/** The second line of a list item stands under its text. */
function hanging(text: string): string {
  return ' '.repeat(/^(?:[-*]|\d+\.) /u.exec(text)?.[0].length ?? 0);
}
