import { describe, expect, it } from 'vitest';
import { readDrawFile } from './draw-file.ts';

const header = 'date,special,prizes';
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
    [`${header}\n${row},1`, 'one number too many'],
    [`${header}\n${row.replace('2005-10-01', '2005-02-30')}`, 'a day that is none'],
    ['[{"date":"2026-03-02"}]', 'no draw'],
    ['[{"date":"2026-03-02","draw":[]}]', 'a draw that is a list'],
    ['[1', 'no JSON'],
    ['[]', 'an empty list'],
  ])('refuses %j: %s', (text) => {
    expect(readDrawFile(text)).toEqual({ ok: false, code: 'E_FILE' });
  });
});
