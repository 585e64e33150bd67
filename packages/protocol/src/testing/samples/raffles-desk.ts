import type { Sample } from '../sample.ts';

const running: Sample<'endRaffle'> = {
  id: 'raf_0198f0d10002',
  names: { en: 'Harbour lights raffle', ar: 'سحب أضواء الميناء' },
  earnedBy: 'DEPOSIT',
  perAmount: '500.00',
  mostPerDay: 5,
  multiple: 1,
  state: 'OPEN',
  opensOn: '2026-03-01',
  closesOn: '2026-03-14',
  currency: 'THB',
  prizes: ['1000.00', '500.00', '200.00'],
  commitment: '4f'.repeat(32),
  listHash: null,
  seed: null,
  tickets: 214,
  members: 63,
  winners: [],
  drawnAt: null,
  madeAt: '2026-02-27T09:00:00Z',
};

export const listDeskRaffles: Sample<'listDeskRaffles'> = {
  currency: 'THB',
  list: [
    running,
    {
      ...running,
      id: 'raf_0198f0d10001',
      names: { en: 'First voyage raffle' },
      state: 'DRAWN',
      listHash: '5a'.repeat(32),
      seed: '6b'.repeat(32),
      winners: [{ prize: 1, account: 's***k', ticketId: 'rft_0198f0d20001' }],
      drawnAt: '2026-02-15T01:10:00Z',
    },
  ],
  abilities: ['manage'],
};

export const createRaffle: Sample<'createRaffle'> = {
  raffle: { ...running, tickets: 0, members: 0 },
  approvalId: null,
};
export const endRaffle: Sample<'endRaffle'> = { ...running, closesOn: '2026-03-02' };
