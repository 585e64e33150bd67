import type { Sample } from '../sample.ts';

const line: Sample<'listBets'>['content'][number] = {
  betId: 'bet_0198f0aa7000',
  category: 'LIVE',
  provider: 'vendor:SIM',
  vendorName: 'Simulator',
  gameCode: 'baccarat-1',
  displayName: 'Baccarat Salon',
  iconUrl: '',
  mode: 'real',
  state: 'settled',
  result: 'WIN',
  placedAt: '2026-03-02T10:00:00Z',
  currency: 'THB',
  stake: '20.00',
  payout: '39.00',
  net: '19.00',
};

export const listBets: Sample<'listBets'> = { content: [line], nextCursor: null };

export const readBetTotals: Sample<'readBetTotals'> = {
  currency: 'THB',
  bets: 34,
  stake: '690.00',
  open: '10.00',
  givenBack: '30.00',
  payout: '672.00',
  net: '22.00',
  valid: '660.00',
  providers: [
    { provider: 'games', vendorName: 'Lumen House' },
    { provider: 'vendor:SIM', vendorName: 'Simulator' },
  ],
};

export const readBetsFile: Sample<'readBetsFile'> = {
  fileName: 'bets-2026-03-01-2026-03-02.csv',
  csv: 'Game,Net\r\nBaccarat Salon,19.00\r\n',
  nextCursor: null,
};

export const readBet: Sample<'readBet'> = {
  ...line,
  settledAt: '2026-03-02T10:00:30Z',
  stakeParts: { cash: '12.00', locked: '0.00', bonus: '8.00', free: '0.00', inPlay: '0.00' },
  valid: '20.00',
  balanceBefore: '12480.50',
  balanceAfter: '12499.50',
  vendorTransactionId: 'sim-tx-1',
  vendorRoundId: 'sim-round-1',
  tableId: 'salon-1',
  roundId: null,
  terms: {
    event: 'Shoe 12',
    selection: 'Banker',
    odds: '1.95',
    market: 'Match winner',
    oddsFormat: 'DECIMAL',
    rule: '',
    side: 'BANKER',
    feature: '',
    legs: [],
  },
  possible: '39.00',
  channel: 'mobile',
  place: { verdict: 'allowed', country: 'TH' },
  prize: null,
  revisions: [
    {
      revision: 1,
      at: '2026-03-02T10:00:00Z',
      kind: 'BET',
      transactionId: 'sim-tx-1',
      state: 'open',
      result: 'PENDING',
      stake: '20.00',
      payout: '0.00',
      valid: '0.00',
      balanceAfter: '12460.50',
      reason: '',
      actor: 'member',
    },
    {
      revision: 2,
      at: '2026-03-02T10:00:30Z',
      kind: 'SETTLE',
      transactionId: 'sim-tx-2',
      state: 'settled',
      result: 'WIN',
      stake: '0.00',
      payout: '39.00',
      valid: '20.00',
      balanceAfter: '12499.50',
      reason: '',
      actor: 'vendor',
    },
  ],
};

export const openBetReplay: Sample<'openBetReplay'> = {
  url: 'https://vendor.example/round?ticket=once',
};
