import { describe, expect, it } from 'vitest';
import { readDrawFile } from './draw-file.ts';

// The first row of `data/vietnam-north.csv`.
const header =
  'date,special,prize1,prize2_1,prize2_2,prize3_1,prize3_2,prize3_3,prize3_4,prize3_5,prize3_6,' +
  'prize4_1,prize4_2,prize4_3,prize4_4,prize5_1,prize5_2,prize5_3,prize5_4,prize5_5,prize5_6,' +
  'prize6_1,prize6_2,prize6_3,prize7_1,prize7_2,prize7_3,prize7_4';
const row = `2005-10-01,${Array.from({ length: 27 }, (_, at) => String(at).padStart(5, '0')).join(',')}`;

describe('readDrawFile', () => {
  it('reads the columns of Vietnam North by class', () => {
    const read = readDrawFile(`${header}\n${row}\n`);
    expect(read).toMatchObject({
      ok: true,
      value: [{ date: '2005-10-01', draw: { db: '00000', g1: ['00001'], g7: { length: 4 } } }],
    });
  });

  it('reads a list of dates and draws', () => {
    const text = JSON.stringify([{ date: '2026-03-02', draw: { digits: '123456' } }]);
    expect(readDrawFile(text)).toEqual({
      ok: true,
      value: [{ date: '2026-03-02', draw: { digits: '123456' } }],
    });
  });

  it.each([
    ['', 'nothing'],
    [header, 'no row'],
    [`${row}\n${row.replace('10-01', '10-02')}`, 'no names of columns'],
    [`${header.replace('special,prize1', 'prize1,special')}\n${row}`, 'columns in another order'],
    [`${header}\n${row},1`, 'one number too many'],
    [`${header}\n${row.replace('2005-10-01', '2005-02-30')}`, 'a day that is none'],
    ['[{"date":"2026-03-02"}]', 'no draw'],
    ['[{"date":"2026-03-02","draw":[]}]', 'a draw that is a list'],
    ['[1', 'no JSON'],
    ['[]', 'an empty list'],
  ])('refuses %j: %s', (text) => {
    expect(readDrawFile(text)).toEqual({ ok: false, code: 'E_FILE' });
  });

  it('refuses more than is read at once, though each row is good', () => {
    const rows = Array.from({ length: 15_000 }, () => row).join('\n');
    expect(readDrawFile(`${header}\n${rows}`)).toEqual({ ok: false, code: 'E_FILE' });
  });
});
