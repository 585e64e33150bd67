import type { Sample } from '../sample.ts';

const shot = {
  position: 2,
  shooter: 'de***r',
  shotAt: '2026-03-02T08:00:08Z',
} satisfies Sample<'readLotteryShots'>['rounds'][number]['shots'][number];

export const readLotteryShots: Sample<'readLotteryShots'> = {
  serverTime: '2026-03-02T08:00:10Z',
  rounds: [
    {
      issueNo: '20260302-0038',
      closesAt: '2026-03-02T08:15:00Z',
      shotsUntil: '2026-03-02T08:17:00Z',
      drawsAt: '2026-03-02T08:18:00Z',
      count: 2,
      needed: 20,
      shots: [shot, { ...shot, position: 1, shooter: 'an***e' }],
    },
  ],
};

export const readOwnShots: Sample<'readOwnShots'> = {
  shots: [{ position: 2, number: '40817', shotAt: '2026-03-02T08:00:08Z' }],
};

export const shootNumber: Sample<'shootNumber'> = {
  issueNo: '20260302-0038',
  count: 3,
  nextAt: '2026-03-02T08:00:13Z',
};
