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
  drawsFrom: '2026-03-14T18:10:00Z',
  ownTickets: 3,
  ownTicketList: [
    { ticketId: 'rft_0198f0d20014', earnedOn: '2026-03-02', state: 'VOID' },
    { ticketId: 'rft_0198f0d20013', earnedOn: '2026-03-02', state: 'ACTIVE' },
    { ticketId: 'rft_0198f0d20012', earnedOn: '2026-03-01', state: 'ACTIVE' },
    { ticketId: 'rft_0198f0d20011', earnedOn: '2026-03-01', state: 'ACTIVE' },
  ],
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
  drawnAt: '2026-02-14T18:11:00Z',
  drawsFrom: '2026-02-14T18:10:00Z',
  ownTickets: 2,
  ownTicketList: [
    { ticketId: 'rft_0198f0d20005', earnedOn: '2026-02-09', state: 'LOST' },
    { ticketId: 'rft_0198f0d20002', earnedOn: '2026-02-03', state: 'WON' },
  ],
  ownPrize: { prize: 2, prizeAmount: '500.00', status: 'WAITING' },
};

export const listRaffles: Sample<'listRaffles'> = [running, drawn];

export const claimRafflePrize: Sample<'claimRafflePrize'> = {
  ...drawn,
  ownPrize: { prize: 2, prizeAmount: '500.00', status: 'OPEN' },
};

/**
 * Seven tickets of three members and two prizes. Hashes and winners are those of another
 * implementation of SHA-256; the second lowest score is passed over, for its holder has a prize.
 */
export const readRaffleProof: Sample<'readRaffleProof'> = {
  id: 'raf_0198f0d10001',
  commitment: '6c86c6aac5fb24bcf5d9939cb7d7d5645ce39418f449e03b262dd4fa14b4b92b',
  listHash: 'cd0c39fb72cf78098cc4f5c359e3ec9c21acff380f6ada4ddf3b39f86fb15d55',
  seed: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  prizes: ['1000.00', '500.00'],
  tickets: [
    { ticketId: 'rft_0198f0d20001', holder: 'bb1', prize: 1 },
    { ticketId: 'rft_0198f0d20002', holder: 'cc2', prize: 2 },
    { ticketId: 'rft_0198f0d20003', holder: 'aa0', prize: null },
    { ticketId: 'rft_0198f0d20004', holder: 'bb1', prize: null },
    { ticketId: 'rft_0198f0d20005', holder: 'cc2', prize: null },
    { ticketId: 'rft_0198f0d20006', holder: 'aa0', prize: null },
    { ticketId: 'rft_0198f0d20007', holder: 'bb1', prize: null },
  ],
};
