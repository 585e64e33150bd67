import { describe, expect, it } from 'vitest';
import { wrapComments } from './wrap-comments.ts';

// 94 columns.
const words = 'word '.repeat(19).trim();

describe('wrapComments', () => {
  it('breaks a line comment at a space', () => {
    expect(wrapComments(`  // ${words} one two\ncode();\n`)).toBe(
      `  // ${words}\n  // one two\ncode();\n`,
    );
  });

  it('lets what is left over begin the next line of the paragraph', () => {
    expect(wrapComments(`// ${words} one two\n// three.\n`)).toBe(
      `// ${words}\n// one two three.\n`,
    );
  });

  it('opens a documentation comment of one line', () => {
    expect(wrapComments(`/** ${words} one two. */\n`)).toBe(`/**\n * ${words}\n * one two.\n */\n`);
  });

  it('keeps lists, and code that looks like a comment', () => {
    const list = `/**\n * - ${words} one\n * - two\n */\n`;
    expect(wrapComments(list)).toBe(`/**\n * - ${words}\n *   one\n * - two\n */\n`);
    const code = `const a =\n  b\n  * ${'x'.repeat(60)} ${'y'.repeat(60)};\n`;
    expect(wrapComments(code)).toBe(code);
  });

  it('leaves a line without a space, and short ones', () => {
    const text = `// ${'x'.repeat(120)}\n// short\n`;
    expect(wrapComments(text)).toBe(text);
  });

  it('changes nothing the second time', () => {
    const text = `/** ${words} ${words} ${words} */\n// ${words} ${words}\n// ${words}\n`;
    expect(wrapComments(wrapComments(text))).toBe(wrapComments(text));
  });
});
