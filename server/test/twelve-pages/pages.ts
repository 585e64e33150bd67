import type { Endpoint } from '@portal/protocol';
import { endpoints } from '@portal/protocol/endpoints';
import type { Days } from './world.ts';

export type Query = Readonly<Record<string, string>>;
type Value = Readonly<Record<string, unknown>>;

/** A query with a row that it leaves in and one that it takes out. */
type Narrowing = readonly [query: Query, inside: string, outside: string];
/** What is narrowed besides, and the rows by descending values. */
type Sorting = readonly [query: Query, rows: readonly string[]];

/** A page of agents-loyalty-money.md B5, as the server answers it. */
export interface AgentPage {
  readonly page: string;
  readonly call: Endpoint;
  readonly query: Query;
  /** The names of the rows of an answer. */
  readonly rows: (value: Value) => readonly string[];
  readonly narrows: readonly Narrowing[];
  readonly sorts: readonly Sorting[];
  /** By a number, or behind a row; a page that has no rows has neither. */
  readonly paging: 'number' | 'cursor' | 'none';
  /** So many days a report reaches back, at most 31 at a time. */
  readonly back: 90 | 400 | undefined;
  /** How it takes whoever does not stand below; a bill has another side instead. */
  readonly stranger: 'refused' | 'empty' | undefined;
  readonly file: Endpoint | undefined;
}

type Rows = readonly Readonly<Record<string, unknown>>[];

const content = (value: Value) => value['content'] as Rows;
const named = (key: string) => (value: Value) => content(value).map((row) => String(row[key]));

/** What of an overview tells that something was counted: its stakes, the whole and by day. */
function counted(value: Value): readonly string[] {
  const days = (value['days'] as Rows).filter(({ stake }) => stake !== '0.00');
  const figures = value['figures'] as Rows[number];
  return [`whole ${String(figures['stake'])}`, ...days.map(({ day }) => String(day))];
}

const sorted = (query: Query, values: Readonly<Record<string, readonly string[]>>) =>
  Object.entries(values).map(([sort, rows]): Sorting => [
    { ...query, sort },
    rows.map((name) => name),
  ]);

const below = (...names: readonly string[]) => names.map((name) => `${name}below`);

/** What a page has none of. */
const plain = {
  query: {},
  narrows: [],
  sorts: [],
  paging: 'none',
  back: undefined,
  stranger: undefined,
  file: undefined,
} as const;

const announcementPage = (): AgentPage => ({
  ...plain,
  page: 'agentAnnouncement',
  call: endpoints.readConsolidatedContracts,
  rows: () => [],
});

const overviewPage = ({ today, yesterday }: Days): AgentPage => ({
  ...plain,
  page: 'agentTeamOverview',
  call: endpoints.readTeamOverview,
  query: { from: yesterday, to: today },
  rows: counted,
  narrows: [
    [{ category: 'LIVE' }, 'whole 30.00', 'whole 82.00'],
    [{ scope: 'direct' }, 'whole 35.00', 'whole 82.00'],
    [{ account: 'demodownline1' }, 'whole 47.00', 'whole 82.00'],
    [{ from: today }, today, yesterday],
  ],
  back: 400,
  stranger: 'refused',
});

const registerCentrePage = (): AgentPage => ({
  ...plain,
  page: 'registerCenter',
  call: endpoints.listRegisterLinks,
  rows: named('note'),
  narrows: [
    [{ state: 'live' }, 'for agents', 'card 1'],
    [{ state: 'over' }, 'card 1', 'for agents'],
    [{ opens: 'agent' }, 'for agents', 'card 1'],
    [{ opens: 'member' }, 'card 1', 'for agents'],
  ],
  paging: 'number',
  file: endpoints.readRegisterLinksFile,
});

const downlinePage = ({ statement }: Days): AgentPage => ({
  ...plain,
  page: 'downlineManagmentView',
  call: endpoints.listDownline,
  rows: named('account'),
  narrows: [
    [{ search: 'bobbelow' }, 'bobbelow', 'cybelow'],
    [{ search: 'CYB' }, 'cybelow', 'bobbelow'],
    [{ kind: 'agent' }, 'demodownline1', 'bobbelow'],
    [{ kind: 'member' }, 'bobbelow', 'demodownline1'],
    [{ to: statement, from: statement }, 'cybelow', 'deebelow'],
    [{ leastBalance: '12500.00' }, 'cybelow', 'bobbelow'],
    [{ mostBalance: '12500.00' }, 'bobbelow', 'cybelow'],
    [{ contract: 'yes' }, 'bobbelow', 'cybelow'],
    [{ account: 'demodownline1' }, 'demodownline2', 'bobbelow'],
  ],
  sorts: [
    ...sorted(
      { kind: 'member' },
      {
        joined: below('dee', 'cy', 'bob'),
        seen: below('bob', 'dee', 'cy'),
        balance: below('cy', 'dee', 'bob'),
      },
    ),
    [
      { scope: 'team', search: 'demodown', sort: 'teamSize' },
      ['demodownline1', 'demodownline2', 'demodownline3'],
    ],
  ],
  paging: 'number',
  stranger: 'refused',
  file: endpoints.readDownlineFile,
});

const betsPage = ({ today }: Days): AgentPage => ({
  ...plain,
  page: 'personalHistoryCopy',
  call: endpoints.listTeamBets,
  query: { from: today, to: today },
  rows: named('roundNumber'),
  narrows: [
    [{ scope: 'direct' }, 'bob-live', 'deep-fish'],
    [{ account: 'demodownline1', scope: 'team' }, 'deep-fish', 'bob-live'],
    [{ account: 'bobbelow' }, 'bob-live', 'cy-live'],
    [{ category: 'LIVE' }, 'cy-live', 'bob-rng'],
    [{ provider: 'vendor:two' }, 'cy-live', 'bob-live'],
    [{ result: 'WIN' }, 'bob-live', 'bob-rng'],
    [{ leastStake: '10.01' }, 'bob-live', 'cy-live'],
    [{ mostStake: '10.00' }, 'cy-live', 'bob-live'],
  ],
  paging: 'cursor',
  back: 90,
  stranger: 'refused',
  file: endpoints.readTeamBetsFile,
});

const statementPage = ({ today, statement }: Days): AgentPage => ({
  ...plain,
  page: 'palStatementsAgentCopy',
  call: endpoints.listTeamStatement,
  query: { from: statement, to: today },
  rows: named('account'),
  narrows: [
    [{ search: 'bobb' }, 'bobbelow', 'cybelow'],
    [{ category: 'RNG', active: 'yes' }, 'bobbelow', 'cybelow'],
    [{ to: statement, active: 'yes' }, 'cybelow', 'demodownline1'],
    [{ account: 'demodownline1' }, 'demodownline2', 'bobbelow'],
  ],
  sorts: sorted(
    { to: statement, active: 'yes' },
    {
      joined: below('dee', 'cy', 'bob'),
      deposit: below('cy', 'dee', 'bob'),
      withdrawal: below('bob', 'cy', 'dee'),
      stake: below('bob', 'dee', 'cy'),
      valid: below('dee', 'bob', 'cy'),
      payout: below('cy', 'dee', 'bob'),
      net: below('cy', 'dee', 'bob'),
      rebate: below('cy', 'dee', 'bob'),
      bonus: below('dee', 'bob', 'cy'),
      salary: below('cy', 'bob', 'dee'),
      total: below('cy', 'dee', 'bob'),
    },
  ),
  paging: 'number',
  back: 400,
  stranger: 'refused',
  file: endpoints.readTeamStatementFile,
});

const incomePage = ({ today, yesterday }: Days): AgentPage => ({
  ...plain,
  page: 'agentRevenueReport',
  call: endpoints.readAgentIncome,
  query: { from: yesterday, to: today },
  rows: (value) =>
    (value['days'] as Rows).map((row) =>
      [row['source'], row['scope'], row['day'] === today ? 'today' : 'before'].join(' '),
    ),
  narrows: [
    [{ source: 'difference' }, 'difference RNG today', 'daily CONS before'],
    [{ source: 'hourly' }, 'hourly CONS before', 'daily CONS before'],
    [{ scope: 'RNG' }, 'difference RNG today', 'daily CONS before'],
    [{ scope: 'CONS' }, 'dividend CONS before', 'difference RNG today'],
    [{ from: today }, 'difference RNG today', 'realtime CONS before'],
  ],
  back: 400,
  stranger: 'refused',
  file: endpoints.readAgentIncomeFile,
});

const movementsPage = ({ today }: Days): AgentPage => ({
  ...plain,
  page: 'agentDownlineTransactionDetailsCopy',
  call: endpoints.listTeamTransactions,
  query: { from: today, to: today },
  rows: (value) =>
    content(value).map(({ account, type, moneyIn, moneyOut }) =>
      [account, type, moneyIn === '0.00' ? `-${String(moneyOut)}` : moneyIn].join(' '),
    ),
  narrows: [
    [{ scope: 'direct' }, 'cybelow stake -10.00', 'demodownline3 stake -40.00'],
    [{ account: 'bobbelow' }, 'bobbelow win 30.00', 'cybelow stake -10.00'],
    [{ group: 'game' }, 'bobbelow win 30.00', 'bobbelow adjustment 1000.00'],
    [{ group: 'adjustment' }, 'bobbelow adjustment 1000.00', 'bobbelow win 30.00'],
    [{ leastAmount: '10.01' }, 'bobbelow win 30.00', 'cybelow stake -10.00'],
    [{ mostAmount: '10.00' }, 'cybelow stake -10.00', 'bobbelow win 30.00'],
  ],
  paging: 'cursor',
  back: 90,
  stranger: 'refused',
  file: endpoints.readTeamTransactionsFile,
});

export function twelvePages(days: Days): readonly AgentPage[] {
  return [
    announcementPage(),
    overviewPage(days),
    registerCentrePage(),
    downlinePage(days),
    betsPage(days),
    statementPage(days),
    incomePage(days),
    movementsPage(days),
    ...payPages(days),
  ];
}

const payKinds = {
  agentDividendRecordCopy2: 'DIVIDEND',
  agentDailyWages2: 'DAILY',
  agentHourSalary: 'HOURLY',
  agentRealtimeSalary: 'REALTIME',
} as const;

/** The records of the four kinds: one page each, from one call. */
function payPages({ yesterday }: Days): readonly AgentPage[] {
  return Object.entries(payKinds).map(([page, kind]): AgentPage => {
    const bill = (hour: number) => `bil_${kind.toLowerCase()}00000${hour}`;
    return {
      ...plain,
      page,
      call: endpoints.listContractBills,
      query: { kind, from: yesterday, to: yesterday },
      rows: named('id'),
      narrows: [
        [{ direction: 'in' }, bill(1), bill(2)],
        [{ direction: 'out' }, bill(2), bill(1)],
        [{ scope: 'LIVE' }, bill(2), bill(1)],
        [{ payState: 'PAID' }, bill(3), bill(2)],
        [{ account: 'bobbelow' }, bill(3), bill(2)],
      ],
      paging: 'cursor',
      back: 400,
      stranger: 'empty',
      file: endpoints.readContractBillsFile,
    };
  });
}
