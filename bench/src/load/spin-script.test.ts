import { describe, expect, it } from 'vitest';
import { spinScript } from './spin-script.ts';

const ann = { before: 'POST /spin\r\nKey: ', after: '\r\n\r\n{"stake":"1"}' };
const bob = { before: 'POST /spin\\2\r\nKey: ', after: '\r\n\r\n{}' };

describe('the script of spins', () => {
  it('quotes line ends, quotation marks and backslashes as Lua reads them', () => {
    const script = spinScript([ann, bob], 'run-');
    expect(script).toContain(
      String.raw`  {"POST /spin\r\nKey: ", "\r\n\r\n{\"stake\":\"1\"}"},` +
        '\n' +
        String.raw`  {"POST /spin\\2\r\nKey: ", "\r\n\r\n{}"},`,
    );
  });

  it('lets each player take a turn, under a key of the prefix and a counter', () => {
    const script = spinScript([ann, bob], 'run-');
    expect(script).toContain('spins[sent % 2 + 1]');
    expect(script).toContain('spin[1] .. "run-" .. string.format("%012d", sent) .. spin[2]');
  });

  it.each([
    ['a letter beyond ASCII', 'Name: é'],
    ['a control character', 'Name: \u0007'],
  ])('refuses %s, which JSON and Lua may write differently', (_, prefix) => {
    expect(() => spinScript([{ before: prefix, after: '' }], 'run-')).toThrow('plain ASCII');
  });
});
