import type { Sample } from '../sample.ts';

const commitment = '4f'.repeat(32);

const running: Sample<'listRaffles'>[number] = {
  id: 'raf_0198f0d10002',
  name: 'Harbour lights raffle',
  earnedBy: 'DEPOSIT',
  perAmount: '500.00',
  mostPerDay: 5,
  multiple: 1,
  state: 'OPEN',
  opensOn: '2026-03-01',
  closesOn: '2026-03-14',
  currency: 'THB',
  prizes: ['1000.00', '500.00', '200.00'],
  commitment,
  listHash: null,
  seed: null,
  tickets: 214,
  winners: [],
  drawnAt: null,
  ownTickets: 3,
  ownPrize: null,
};

const drawn: Sample<'listRaffles'>[number] = {
  ...running,
  id: 'raf_0198f0d10001',
  name: 'First voyage raffle',
  state: 'DRAWN',
  opensOn: '2026-02-01',
  closesOn: '2026-02-14',
  listHash: '5a'.repeat(32),
  seed: '6b'.repeat(32),
  tickets: 98,
  winners: [
    { prize: 1, account: 's***k', ticketId: 'rft_0198f0d20001' },
    { prize: 2, account: 'm***9', ticketId: 'rft_0198f0d20002' },
  ],
  drawnAt: '2026-02-15T01:10:00Z',
  ownTickets: 2,
  ownPrize: { prize: 2, prizeAmount: '500.00', status: 'WAITING' },
};

export const listRaffles: Sample<'listRaffles'> = [running, drawn];

export const claimRafflePrize: Sample<'claimRafflePrize'> = {
  ...drawn,
  ownPrize: { prize: 2, prizeAmount: '500.00', status: 'OPEN' },
};

/** Three tickets of two members and one prize, computed with the rules of the package. */
export const readRaffleProof: Sample<'readRaffleProof'> = {
  id: 'raf_0198f0d10001',
  commitment,
  listHash: '5a'.repeat(32),
  seed: '6b'.repeat(32),
  prizes: ['1000.00'],
  tickets: [
    { ticketId: 'rft_0198f0d20001', holder: 'a1', prize: 1 },
    { ticketId: 'rft_0198f0d20002', holder: 'a1', prize: null },
    { ticketId: 'rft_0198f0d20003', holder: 'b2', prize: null },
  ],
};
