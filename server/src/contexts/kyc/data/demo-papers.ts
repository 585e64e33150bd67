import type { KycRejection } from '@portal/protocol';
import type { TypedPapers } from '../papers/paper-faults.ts';

/** Papers of a member of the demo: on which day they were sent, and what came of them. */
export interface DemoPapers {
  readonly account: string;
  readonly dayNumber: number;
  readonly hours: number;
  readonly papers: Omit<TypedPapers, 'expiresOn'>;
  /** Days from then to the last day of the paper; absent for one that does not end. */
  readonly endsInDays?: number;
  /** Absent while nobody has looked at them; the reason of a rejection is for the member. */
  readonly decision?: {
    readonly hours: number;
    readonly rejection?: KycRejection;
    readonly reason: string;
  };
}

const identity = { kind: 'identity', paper: 'passport' } as const;
const address = { kind: 'address', paper: 'utility_bill' } as const;

/** Both of what proves somebody wholly: such members may pay each other at the cashier. */
function proven(
  account: string,
  dayNumber: number,
  person: { readonly fullName: string; readonly bornOn: string; readonly number: string },
): readonly DemoPapers[] {
  const decision = { hours: 16.4, reason: 'Both papers compared with the account.' };
  const shared = { account, dayNumber, decision };
  const home = { ...address, address: `${account.length * 11} Tamarind Road, Bangkok 10110` };
  return [
    { ...shared, hours: 15.1, papers: { ...identity, ...person }, endsInDays: 900 },
    { ...shared, hours: 15.2, papers: home },
  ];
}

/** What stands, what was refused, what has ended, and on the last days what waits. */
export const demoPapers: readonly DemoPapers[] = [
  ...proven('gingerroot', 4, {
    fullName: 'Ginger Rutherford',
    bornOn: '1984-02-19',
    number: 'P 3381077',
  }),
  ...proven('northgate', 4, {
    fullName: 'Norah Gatewood',
    bornOn: '1990-09-08',
    number: 'TK 440 918',
  }),
  ...proven('eastquay', 4, {
    fullName: 'Esther Quayle',
    bornOn: '1976-05-30',
    number: 'P 9027713',
  }),
  ...proven('apinya_s', 4, {
    fullName: 'Apinya Saetang',
    bornOn: '1993-12-01',
    number: 'P 1190342',
  }),
  ...proven('bayleaf', 4, {
    fullName: 'Bailey Leaford',
    bornOn: '1987-07-22',
    number: 'RS 208 551',
  }),
  ...proven('blueheron', 22, {
    fullName: 'Blanche Heronshaw',
    bornOn: '1981-08-11',
    number: 'P 5520914',
  }),
  ...proven('leila_m', 22, {
    fullName: 'Leila Mansouri',
    bornOn: '1992-10-27',
    number: 'N 3019 442',
  }),
  ...proven('yara_z', 22, {
    fullName: 'Yara Zahran',
    bornOn: '1994-06-21',
    number: 'RP 118 360',
  }),
  {
    account: 'demomember',
    dayNumber: 3,
    hours: 19.2,
    papers: {
      ...identity,
      fullName: 'Dara Lindqvist',
      bornOn: '1991-06-14',
      number: 'L4418207',
    },
    endsInDays: 2100,
    decision: { hours: 20.4, reason: 'Compared with the account.' },
  },
  {
    account: 'arunrat',
    dayNumber: 4,
    hours: 13.1,
    papers: {
      ...identity,
      paper: 'id_card',
      fullName: 'Arunrat Chaiyasit',
      bornOn: '1988-11-02',
      number: '3100600445617',
    },
    endsInDays: 19,
    decision: { hours: 14.2, reason: 'Compared with the account.' },
  },
  {
    account: 'nadia_r',
    dayNumber: 5,
    hours: 11.5,
    papers: {
      ...identity,
      paper: 'residence_permit',
      fullName: 'Nadia Rahimi',
      bornOn: '1995-03-27',
      number: 'RP 772 091',
    },
    endsInDays: 500,
    decision: { hours: 12.1, reason: 'Compared with the account.' },
  },
  {
    account: 'nadia_r',
    dayNumber: 5,
    hours: 11.7,
    papers: { ...address, paper: 'bank_statement', address: '18 Saffron Lane, Bangkok 10330' },
    decision: { hours: 12.2, reason: 'Compared with the account.' },
  },
  {
    account: 'demomember',
    dayNumber: 26,
    hours: 18.6,
    papers: { ...address, address: '7 Lantern Quay, Bangkok 10120' },
    decision: {
      hours: 20.3,
      rejection: 'unreadable',
      reason: 'The lower half of the bill is cut off. Please take a picture of the whole page.',
    },
  },
  {
    account: 'quietriver',
    dayNumber: 28,
    hours: 16.3,
    papers: {
      ...identity,
      paper: 'driving_licence',
      fullName: 'Q. Rivera',
      bornOn: '1983-09-09',
      number: 'DL 5520 1187',
    },
    endsInDays: 900,
    decision: {
      hours: 17.2,
      rejection: 'not_matching',
      reason: 'The name on the licence is not the name of the account.',
    },
  },
  {
    account: 'mali_ko',
    dayNumber: 29,
    hours: 12.4,
    papers: {
      ...identity,
      fullName: 'Mali Kongsap',
      bornOn: '1999-01-30',
      number: 'AA7712095',
    },
    endsInDays: 1400,
  },
  {
    account: 'mali_ko',
    dayNumber: 29,
    hours: 12.5,
    papers: { ...address, address: '212/4 Canal Road, Chiang Mai 50200' },
  },
  {
    account: 'omar_nd',
    dayNumber: 29,
    hours: 20.8,
    papers: {
      ...identity,
      paper: 'id_card',
      fullName: 'Omar Nadir',
      bornOn: '1979-12-19',
      number: 'ID 90 417 336',
    },
    endsInDays: 250,
  },
  // Too young by the own word (R17): the papers are refused, and a person looks at the account.
  {
    account: 'wren_lee',
    dayNumber: 29,
    hours: 23.3,
    papers: {
      ...identity,
      fullName: 'Wren Lee',
      bornOn: '2011-05-04',
      number: 'P 5520184',
    },
    endsInDays: 900,
  },
];

/** Late on the last day: a member is asked for more than everybody, and why stays on record. */
export const demoDemand = {
  account: 'tofuandrice',
  dayNumber: 29,
  hours: 23.2,
  kind: 'address',
  cause: 'amount',
  reason: 'Paid in more this week than in the months before together.',
} as const;
