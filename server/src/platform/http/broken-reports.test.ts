import { describe, expect, it, vi } from 'vitest';
import { createLog } from '../log.ts';
import { createBrokenReports } from './broken-reports.ts';

const proxyV1 = Buffer.from('PROXY TCP4 192.0.2.1 192.0.2.2 1 2\r\n');
const proxyV2 = Buffer.from('\r\n\r\n\0\r\nQUIT\n\u0021\u0011\0\u000c', 'latin1');

function reports() {
  const lines: string[] = [];
  const tell = createBrokenReports(createLog('info', { write: (line) => lines.push(line) }));
  return { lines, tell };
}

describe('createBrokenReports', () => {
  it.each([proxyV1, proxyV2])('names the PROXY protocol by its first bytes', (rawPacket) => {
    const { lines, tell } = reports();
    tell({ code: 'HPE_INVALID_METHOD', rawPacket });
    expect(lines).toEqual([expect.stringContaining('the PROXY protocol is not read here')]);
  });

  it('tells of other bytes without repeating them', () => {
    const { lines, tell } = reports();
    tell({ code: 'HPE_INVALID_METHOD', rawPacket: Buffer.from('password=hunter2') });
    expect(lines[0]).toContain('bytes that are no request');
    expect(lines[0]).not.toContain('hunter2');
  });

  it('writes one line a minute with the number of those before it', () => {
    const clock = vi.spyOn(performance, 'now');
    const { lines, tell } = reports();
    for (const atMs of [0, 1000, 59_999, 60_000]) {
      clock.mockReturnValue(atMs);
      tell({ code: 'HPE_INVALID_METHOD' });
    }
    clock.mockRestore();
    expect(lines.map((line) => (JSON.parse(line) as { count: number }).count)).toEqual([1, 3]);
  });
});
