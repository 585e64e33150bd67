import type { Sample } from '../sample.ts';

const endsAt = '2026-03-02T17:00:00Z';
const free = { limit: null, left: null, raise: null, used: '0.00', endsAt };

export const readProtection: Sample<'readProtection'> = {
  currency: 'THB',
  limits: [
    {
      kind: 'deposit',
      period: 'day',
      limit: '500.00',
      used: '120.00',
      left: '380.00',
      endsAt,
      raise: null,
    },
    { ...free, kind: 'deposit', period: 'week' },
    { ...free, kind: 'deposit', period: 'month' },
    { ...free, kind: 'loss', period: 'day' },
    {
      kind: 'loss',
      period: 'week',
      limit: '1000.00',
      used: '850.00',
      left: '150.00',
      endsAt,
      raise: {
        amount: '2000.00',
        ripeAt: '2026-03-03T10:00:00Z',
        lapsesAt: '2026-03-10T10:00:00Z',
        isRipe: false,
      },
    },
    { ...free, kind: 'loss', period: 'month' },
    { ...free, kind: 'stake', period: 'day' },
    { ...free, kind: 'stake', period: 'week' },
    { ...free, kind: 'stake', period: 'month' },
    { ...free, kind: 'session', period: 'day', used: '42' },
    { ...free, kind: 'session', period: 'week', used: '42' },
    { ...free, kind: 'session', period: 'month', used: '42' },
  ],
  pause: null,
  stopped: [],
  check: { minutes: 60, isDue: false, playedMinutes: 42 },
  today: { staked: '320.00', returned: '200.00', net: '-120.00' },
};

export const changeLimit: Sample<'changeLimit'> = { ...readProtection };
export const confirmRaise: Sample<'confirmRaise'> = { ...readProtection };
export const withdrawRaise: Sample<'withdrawRaise'> = { ...readProtection };
export const acknowledgeCheck: Sample<'acknowledgeCheck'> = { ...readProtection };
export const changeCheckInterval: Sample<'changeCheckInterval'> = { ...readProtection };
export const takeBreak: Sample<'takeBreak'> = { until: '2026-03-03T10:00:00Z' };
export const excludeSelf: Sample<'excludeSelf'> = { until: '2026-09-02T10:00:00Z' };
export const askReturn: Sample<'askReturn'> = { returnsAt: '2026-03-03T10:00:00Z' };
