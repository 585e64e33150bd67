import pg from 'pg';

/** A tree of one large line: every fiftieth is an agent, five below each, the others members. */
export interface Forest {
  readonly members: number;
  readonly agents: number;
  /** Days of figures, up to and with this one. */
  readonly lastDay: string;
  readonly days: number;
}

const membersPerAgent = 50;
const branches = 5;
const mostLevels = 12;

export function forestOf(members: number): Forest {
  const agents = Math.max(branches, Math.floor(members / membersPerAgent));
  return { members, agents, lastDay: '2026-03-02', days: 31 };
}

/** As ids of members are in a forest; agents have the lowest numbers, from 1 at the top. */
export function memberIdAt(place: number): `mbr_${string}` {
  return `mbr_${String(place).padStart(10, '0')}`;
}

/** Writes members, their places and the figures of their days, in a few statements. */
export async function plantForest(url: string, forest: Forest): Promise<void> {
  const owner = new pg.Client({ connectionString: url });
  await owner.connect();
  try {
    const statements = [people, figures, bets, movements].flatMap((part) => part(forest));
    for (const statement of statements) {
      await owner.query(statement);
    }
  } finally {
    await owner.end();
  }
}

const idOf = (place: string): string => `'mbr_' || lpad((${place})::text, 10, '0')`;

function people({ members, agents }: Forest): readonly string[] {
  const above = `case when n <= ${agents} then (n + ${branches - 2}) / ${branches}
                      else 1 + n % ${agents} end`;
  const placed = (condition: string) => `
    insert into tree_positions (member_id, number, is_agent, upline, taken_at, referral_code)
      overriding system value
      select ${idOf('n')}, n, n <= ${agents},
             case when n = 1 then '{}'::bigint[] else a.upline || a.number end, '2026-01-01',
             lpad(n::text, 8, '0')
        from generate_series(1, ${members}) n
        left join tree_positions a on n > 1 and a.number = ${above}
       where ${condition} order by n`;
  // Each level needs the one above.
  const levels = Array.from({ length: mostLevels }, (_, level) => {
    const first = (branches ** level - 1) / (branches - 1);
    const last = (branches ** (level + 1) - 1) / (branches - 1);
    return placed(`n > ${first} and n <= least(${last}, ${agents})`);
  });
  return [
    `insert into members (id, account, account_key, nickname, type, kind, currency,
                          registered_from, registered_at)
       select ${idOf('n')}, 'n' || n, 'n' || n, 'n', case when n <= ${agents} then 2 else 0 end,
              case when n <= ${agents} then 'agent' else 'member' end, 'USD', 'bench', '2026-01-01'
         from generate_series(1, ${members}) n`,
    ...levels,
    placed(`n > ${agents}`),
    'analyze members',
    'analyze tree_positions',
  ];
}

/** Every tenth member plays each day; the sums of teams are those of what they played. */
function figures({ members, agents, lastDay, days }: Forest): readonly string[] {
  return [
    `insert into turnover_days (member_id, site_day, category, bet_count, stake_minor, valid_minor,
        payout_minor, jackpot_minor, deposit_minor, deposit_count, withdrawal_minor, fee_minor,
        bonus_minor, rebate_minor, salary_minor, dividend_minor)
       select ${idOf('n')}, date '${lastDay}' - d, 'RNG', 10, 10000, 10000, 9500, 0, 0, 0, 0, 0, 0,
              0, 0, 0
         from generate_series(0, ${days - 1}) d, generate_series(1, ${members}) n
        where (n + d) % 10 = 0`,
    `insert into team_days (agent_number, site_day, category, bet_count, stake_minor, valid_minor,
        payout_minor)
       select a.number, date '${lastDay}' - d, c.category, 50, 500000, 500000, 480000
         from tree_positions a, generate_series(0, ${days - 1}) d,
              (values ('RNG'), ('LIVE'), ('LOTT'), ('ALL')) c (category)
        where a.number <= ${agents}`,
    'analyze turnover_days',
    'analyze team_days',
  ];
}

/** A bet of every tenth member on the last day. */
function bets({ members, lastDay }: Forest): readonly string[] {
  return [
    `select make_bet_partitions(date '${lastDay}', 1)`,
    `insert into bets (id, member_id, placed_at, provider, category, game_code, currency,
        stake_minor, payout_minor, valid_minor, state, result, balance_before_minor,
        balance_after_minor, settled_at)
       select gen_random_uuid(), ${idOf('n')},
              timestamptz '${lastDay} 03:00:00+00' + n * interval '1 millisecond', 'games', 'RNG',
              'bench', 'USD', 1000, 950, 1000, 'settled', 'LOSE', 10000, 9950,
              timestamptz '${lastDay} 03:00:00+00' + n * interval '1 millisecond'
         from generate_series(1, ${members}) n where n % 10 = 0`,
    'analyze bets',
  ];
}

/** A movement of each of them, behind the back of the ledger: only how it is read is measured. */
function movements({ members, lastDay }: Forest): readonly string[] {
  const at = `timestamptz '${lastDay} 03:00:00+00' + n * interval '1 millisecond'`;
  const some = `generate_series(1, ${members}) n where n % 10 = 0`;
  return [
    `select make_line_partitions(date '${lastDay}', 1)`,
    'set session_replication_role = replica',
    `insert into accounts (path, currency, balance_minor)
       select 'member:' || ${idOf('n')} || ':cash', 'USD', 1000 from ${some}`,
    `insert into entries (id, debt, type, reference, posted_at)
       select n, 'bench:' || n, 'stake', 'bench', ${at} from ${some}`,
    `insert into lines
         (entry_id, account_id, amount_minor, currency, balance_after_minor, posted_at)
       select e.id, a.id, -1000, 'USD', 1000, e.posted_at
         from accounts a join entries e
           on a.path = 'member:' || ${idOf('e.id')} || ':cash' order by e.id`,
    'reset session_replication_role',
    'analyze accounts',
    'analyze entries',
    'analyze lines',
  ];
}
