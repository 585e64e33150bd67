import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';

const read = (file: string) =>
  readTable(file, ['id', 'amount'], ({ id, amount }) =>
    id === '' ? undefined : `${id}=${amount}`,
  );

describe('a table that another company wrote', () => {
  it.each([
    ['id,amount\nA,1\n\nB,2\n', ['A=1', 'B=2']],
    ['\uFEFFAmount;note;ID\r\n1;x;A\r\n', ['A=1']],
    ['id,amount\n"A, B","say ""1"""\n', ['A, B=say "1"']],
    ['id,amount\nA\n', ['A=']],
  ])('%j', (file, rows) => {
    expect(read(file)).toEqual({ ok: true, rows });
  });

  it.each([
    ['without a column', 'id,sum\nA,1\n', 1],
    ['with a line that is none', 'id,amount\nA,1\n,2\n', 3],
    ['that is empty', '', 1],
  ])('is refused %s', (_what, file, line) => {
    expect(read(file)).toEqual({ ok: false, line, lines: [line] });
  });
});
