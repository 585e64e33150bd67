import { createFormats } from '@portal/i18n';
import { describe, expect, it } from 'vitest';
import { contractBounds } from './contract-bounds.ts';

const formats = createFormats('en', 'Asia/Bangkok');
const midnights = { startsAt: '2026-03-01T17:00:00Z', endsAt: '2026-03-15T17:00:00Z' };

describe('contractBounds', () => {
  it.each(['DIVIDEND', 'DAILY'] as const)('counts days of a %s: it ends after its last', (kind) => {
    expect(contractBounds({ kind, ...midnights }, formats)).toEqual({
      first: '2026-03-02',
      last: '2026-03-15',
    });
  });

  it.each(['HOURLY', 'REALTIME'] as const)('says the moments of a %s', (kind) => {
    const hours = { startsAt: '2026-03-01T03:00:00Z', endsAt: '2026-03-01T04:00:00Z' };
    const { first, last } = contractBounds({ kind, ...hours }, formats);
    expect(first).toMatch(/^2026-03-01\s10:00$/u);
    expect(last).toMatch(/^2026-03-01\s11:00$/u);
  });

  it('is silent before they are known', () => {
    const open = { kind: 'DAILY', startsAt: null, endsAt: null } as const;
    expect(contractBounds(open, formats)).toEqual({ first: '', last: '' });
  });
});
