import { describe, expect, it } from 'vitest';
import { csvRows } from './csv-rows.ts';
import { sheetFile } from './sheet-file.ts';

const csv = [
  '\uFEFFTime,Type,"Amount, THB"',
  '2026-03-02,"say ""x""",-20.00',
  "'=1+1,<b>&,123456789012345678.00",
  '',
].join('\r\n');

describe('csvRows', () => {
  it('reads what the server writes: quotes, commas, and texts that looked like formulas', () => {
    expect(csvRows(csv)).toEqual([
      ['Time', 'Type', 'Amount, THB'],
      ['2026-03-02', 'say "x"', '-20.00'],
      ['=1+1', '<b>&', '123456789012345678.00'],
    ]);
    expect(csvRows('a,,\r\n"two\nlines",\r\n')).toEqual([
      ['a', '', ''],
      ['two\nlines', ''],
    ]);
  });
});

describe('sheetFile', () => {
  const bytes = sheetFile(csv);
  const text = new TextDecoder('latin1').decode(bytes);

  it('has amounts as numbers and all else as text, so that nothing is a formula', () => {
    expect(text).toContain('<c><v>-20.00</v></c>');
    expect(text).toContain('preserve">=1+1</t>');
    expect(text).not.toContain('<f>');
    expect(text).toContain('preserve">&lt;b&gt;&amp;</t>');
    // A spreadsheet keeps fifteen digits.
    expect(text).toContain('preserve">123456789012345678.00</t>');
  });

  // APPNOTE 6.3.10: 4.3.7, 4.3.12 and 4.3.16; CRC-32 of "123456789" is the check value of ISO 3309.
  it('is an archive with a directory of its five parts', () => {
    const view = new DataView(bytes.buffer);
    const end = bytes.length - 22;
    expect(view.getUint32(0, true)).toBe(0x04_03_4b_50);
    expect(view.getUint32(end, true)).toBe(0x06_05_4b_50);
    expect(view.getUint16(end + 10, true)).toBe(5);
    const directory = view.getUint32(end + 16, true);
    expect(view.getUint32(directory, true)).toBe(0x02_01_4b_50);
    expect(directory + view.getUint32(end + 12, true)).toBe(end);
  });
});
