import { describe, expect, it } from 'vitest';
import { csvRows } from './csv-rows.ts';
import { plainParts } from './file-parts.ts';
import { sheetParts } from './sheet-file.ts';

const csv = [
  '\uFEFFTime,Type,"Amount, THB"',
  '2026-03-02,"say ""x""",-20.00',
  "'=1+1,<b>&,123456789012345678.00",
  '',
].join('\r\n');

describe('csvRows', () => {
  it('reads what the server writes: quotes, commas, and texts that looked like formulas', () => {
    const texts = (of: string) => csvRows(of).map((row) => row.map(({ text }) => text));
    expect(texts(csv)).toEqual([
      ['Time', 'Type', 'Amount, THB'],
      ['2026-03-02', 'say "x"', '-20.00'],
      ['=1+1', '<b>&', '123456789012345678.00'],
    ]);
    expect(texts('a,,\r\n"two\nlines",\r\n')).toEqual([
      ['a', '', ''],
      ['two\nlines', ''],
    ]);
  });
});

async function bytesOf(
  parts: readonly string[],
  rowsPerSheet?: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const sheet = sheetParts(rowsPerSheet);
  for (const part of parts) {
    sheet.add(part);
  }
  return new Uint8Array(await sheet.end().arrayBuffer());
}

const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);

describe('plainParts', () => {
  it('joins what came in parts as it was', async () => {
    const parts = plainParts();
    parts.add(csv);
    parts.add('later,line\r\n');
    // The mark of UTF-8 stays, which a text that is read from a blob has no more.
    const joined = new TextEncoder().encode(`${csv}later,line\r\n`);
    expect(new Uint8Array(await parts.end().arrayBuffer())).toEqual(joined);
  });
});

describe('sheetParts', () => {
  it('has amounts as numbers and all else as text, so that nothing is a formula', async () => {
    const text = textOf(await bytesOf([csv]));
    expect(text).toContain('<c><v>-20.00</v></c>');
    expect(text).toContain('preserve">=1+1</t>');
    expect(text).not.toContain('<f>');
    expect(text).toContain('preserve">&lt;b&gt;&amp;</t>');
    // A spreadsheet keeps fifteen digits.
    expect(text).toContain('preserve">123456789012345678.00</t>');
  });

  it('has whole amounts and counts as numbers, and quoted digits as text', async () => {
    const text = textOf(await bytesOf(['2026-03-02,12,-1500,"0812345678"\r\n']));
    expect(text).toContain('<c><v>12</v></c><c><v>-1500</v></c>');
    expect(text).toContain('preserve">0812345678</t>');
    expect(text).toContain('preserve">2026-03-02</t>');
  });

  // APPNOTE 6.3.10: 4.3.7, 4.3.12 and 4.3.16; CRC-32 of "123456789" is the check value of ISO 3309.
  it('is an archive with a directory of its five parts', async () => {
    const bytes = await bytesOf([csv]);
    const view = new DataView(bytes.buffer);
    const end = bytes.length - 22;
    expect(view.getUint32(0, true)).toBe(0x04_03_4b_50);
    expect(view.getUint32(end, true)).toBe(0x06_05_4b_50);
    expect(view.getUint16(end + 10, true)).toBe(5);
    const directory = view.getUint32(end + 16, true);
    expect(view.getUint32(directory, true)).toBe(0x02_01_4b_50);
    expect(directory + view.getUint32(end + 12, true)).toBe(end);
  });

  it('is the same file in whatever parts its lines came', async () => {
    const [heads = '', first = '', second = ''] = csv.split('\r\n').map((line) => `${line}\r\n`);
    expect(await bytesOf([heads, first, second])).toEqual(await bytesOf([csv]));
  });

  // ECMA-376, 18.3.1.73: a sheet has 1,048,576 rows.
  it.each([
    [1, ['head 1 2']],
    [2, ['head 1 2', 'head 3']],
    [3, ['head 1 2', 'head 3 4', 'head 5']],
  ])('goes on in the next sheet, under the same heads: %i', async (count, sheets) => {
    const lines = ['1', '2', '3', '4', '5'].slice(0, 2 * count - (count === 1 ? 0 : 1));
    const text = textOf(await bytesOf(['head\r\n', ...lines.map((line) => `${line}\r\n`)], 3));
    const shown = text.split('<sheetData>').slice(1);
    const cells = shown.map((sheet) =>
      [...(sheet.split('</sheetData>')[0] ?? '').matchAll(/>(head|\d)</gu)].map(([, cell]) => cell),
    );
    expect(cells.map((row) => row.join(' '))).toEqual(sheets);
    expect(text.match(/<sheet name="\d" sheetId="\d" r:id="rId\d"\/>/gu)).toHaveLength(count);
    expect(text.match(/Target="worksheets\/sheet\d\.xml"/gu)).toHaveLength(count);
    expect(text.match(/PartName="\/xl\/worksheets\/sheet\d\.xml"/gu)).toHaveLength(count);
  });

  it('has a row for each of 200,000 lines, with the sum over all of them', async () => {
    const lines = 5000;
    const part = "2026-03-02,'=1+1,-20.00\r\n".repeat(lines);
    const parts = Array.from({ length: 40 }, () => part);
    const bytes = await bytesOf(['Time,Type,Amount\r\n', ...parts]);
    const text = textOf(bytes);
    expect(text.match(/<row>/gu)).toHaveLength(1 + lines * parts.length);
    expect(text).not.toContain('<f>');
    // The size that its header tells (APPNOTE 6.3.10, 4.3.7) ends where the directory begins.
    const view = new DataView(bytes.buffer);
    const name = text.indexOf('xl/worksheets/sheet1.xml<') + 'xl/worksheets/sheet1.xml'.length;
    const size = view.getUint32(name - 'xl/worksheets/sheet1.xml'.length - 12, true);
    expect(name + size).toBe(view.getUint32(bytes.length - 6, true));
  });
});
