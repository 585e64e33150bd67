import { describe, expect, it } from 'vitest';
import { csvText } from './csv.ts';

const lineOf = (...cells: Parameters<typeof csvText>[0][number]) => csvText([cells]).slice(1);

describe('csvText', () => {
  it('begins with the mark of UTF-8 and ends each line as RFC 4180 says', () => {
    expect(
      csvText([
        ['النوع', 'b'],
        ['c', 'd'],
      ]),
    ).toBe('\uFEFFالنوع,b\r\nc,d\r\n');
  });

  it('leaves numbers as they are written', () => {
    expect(lineOf({ number: '-20.00' }, { number: '12480.50' })).toBe('-20.00,12480.50\r\n');
  });

  it('quotes what would break a line or a cell', () => {
    expect(lineOf('a,b', 'say "x"', 'two\nlines')).toBe('"a,b","say ""x""","two\nlines"\r\n');
  });

  it('quotes a text that looks like a number, and no number', () => {
    expect(lineOf('0812345678', { number: '12' }, '15.00')).toBe('"0812345678",12,"15.00"\r\n');
  });

  // OWASP, CSV injection.
  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
    'takes no formula: %j',
    (text) => {
      expect(lineOf(text)).toMatch(/^"?'/u);
    },
  );

  it('takes a number for a text that is none', () => {
    const cells = ['-1.50', '7', '', '-1+1', '=1', '-1\n'].map((number) => ({ number }));
    expect(lineOf(...cells)).toBe(`-1.50,7,,'-1+1,'=1,"'-1\n"\r\n`);
  });

  it('quotes a formula that has a comma', () => {
    expect(lineOf('=HYPERLINK("x","y")')).toBe(`"'=HYPERLINK(""x"",""y"")"\r\n`);
  });
});
