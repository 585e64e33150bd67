import { describe, expect, it } from 'vitest';
import { createLog } from './log.ts';

/** The lines that a log writes, parsed. */
function written(write: (log: ReturnType<typeof createLog>) => void): unknown[] {
  const lines: string[] = [];
  write(createLog('info', { write: (line) => lines.push(line) }));
  return lines.map((line): unknown => JSON.parse(line));
}

describe('log', () => {
  it('masks secrets at whatever depth they stand', () => {
    const [line] = written((log) =>
      log.info(
        { password: 'a', request: { headers: { cookie: 'b' }, list: [{ token: 'c' }] } },
        'in',
      ),
    );
    expect(line).toMatchObject({
      msg: 'in',
      password: '[secret]',
      request: { headers: { cookie: '[secret]' }, list: [{ token: '[secret]' }] },
    });
  });

  it('carries the ids of request and actor on every line of a child', () => {
    const [line] = written((log) =>
      log.child({ requestId: 'req_1', actor: 'mbr_1' }).info('hello'),
    );
    expect(line).toMatchObject({ requestId: 'req_1', actor: 'mbr_1' });
  });

  it('keeps of an error what explains it, and nothing that hangs on it', () => {
    const error = Object.assign(new Error('no'), { code: '23505', client: { password: 'x' } });
    const [line] = written((log) => log.error({ err: error }, 'failed'));
    expect(line).toMatchObject({ err: { message: 'no', code: '23505' } });
    expect(JSON.stringify(line)).not.toContain('client');
  });
});
