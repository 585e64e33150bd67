import { describe, expect, it } from 'vitest';
import { loadOf } from './wrk.ts';

describe('the load of wrk', () => {
  it('is read from the line behind its report, in requests a second and milliseconds', () => {
    expect(loadOf('Running 2s test\nRESULT 9001 2000000 0 41234 90006\n')).toEqual({
      perSecond: 4501,
      p50Ms: 41.23,
      p99Ms: 90.01,
    });
  });

  it.each([
    ['a request failed', 'RESULT 9001 2000000 1 41234 90006\n'],
    ['no request was answered', 'RESULT 0 2000000 0 0 0\n'],
    ['wrk did not run', 'unable to connect to 127.0.0.1:1 Connection refused\n'],
  ])('is none when %s', (_, output) => {
    expect(() => loadOf(output)).toThrow(output.trim());
  });
});
