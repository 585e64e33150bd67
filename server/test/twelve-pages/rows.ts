import type { MemberId } from '@portal/protocol';
import type { testDatabase } from '../harness.ts';
import { post } from '../../src/contexts/wallet/index.ts';
import { buildTransfer } from '../factories/wallet.ts';
import { asOwner } from '../owner.ts';

type TestDatabase = ReturnType<typeof testDatabase>;

/** In minor units; each column puts the three in another order. */
const statement = {
  bob: {
    stake: 300,
    valid: 200,
    payout: 100,
    deposit: 10,
    withdrawal: 30,
    bonus: 2,
    rebate: 1,
    salary: 5,
  },
  cy: {
    stake: 100,
    valid: 100,
    payout: 300,
    deposit: 30,
    withdrawal: 20,
    bonus: 1,
    rebate: 3,
    salary: 6,
  },
  dee: {
    stake: 200,
    valid: 300,
    payout: 250,
    deposit: 20,
    withdrawal: 10,
    bonus: 3,
    rebate: 2,
    salary: 4,
  },
} as const;

/** A day of sums, and what the ledger says of all of it. */
export async function insertStatement(
  test: TestDatabase,
  day: string,
  idOf: (name: string) => MemberId,
): Promise<void> {
  await postStatement(test);
  for (const [name, row] of Object.entries(statement)) {
    await asOwner(
      test,
      `insert into turnover_days (member_id, site_day, category, bet_count, stake_minor,
         valid_minor, payout_minor, jackpot_minor, deposit_minor, deposit_count, withdrawal_minor,
         fee_minor, bonus_minor, rebate_minor, salary_minor, dividend_minor)
       values ($1, $2, 'SPORTS', 1, $3, $4, $5, 0, $6, 1, $7, 0, $8, $9, $10, 0)`,
      [
        idOf(`${name}below`),
        day,
        row.stake,
        row.valid,
        row.payout,
        row.deposit,
        row.withdrawal,
        row.bonus,
        row.rebate,
        row.salary,
      ],
    );
  }
}

async function postStatement(test: TestDatabase): Promise<void> {
  const rows = Object.values(statement);
  const stakes = rows.reduce((sum, { stake }) => sum + stake, 0);
  const payouts = rows.reduce((sum, { payout }) => sum + payout, 0);
  const [bank, reference] = ['outside:bank', 'bet_00000001'];
  const stake = { from: bank, to: 'house:games:stakes', amountMinor: BigInt(stakes) };
  const win = { from: 'house:games:wins', to: bank, amountMinor: BigInt(payouts) };
  await test.inUnit((ctx) =>
    post(ctx, [
      buildTransfer({ ...stake, reference, currency: 'THB' }),
      buildTransfer({ ...win, type: 'win', reference, currency: 'THB' }),
    ]),
  );
}

/** 120 links that are over and open members, and one that lives and opens agents. */
export async function insertLinks(test: TestDatabase, agentId: MemberId): Promise<void> {
  const at = String(test.clock.now());
  await asOwner(
    test,
    `insert into register_links (code, agent_id, note, created_at, ended_at)
     select 'PAGE' || lpad(n::text, 4, '0'), $1, 'card ' || n,
            $2::timestamptz - n * interval '1 minute', $2::timestamptz
       from generate_series(1, 120) n`,
    [agentId, at],
  );
  await asOwner(
    test,
    `insert into register_links (code, agent_id, note, created_at, opens_agent)
     values ('PAGELIVE', $1, 'for agents', $2, true)`,
    [agentId, at],
  );
}

/** What the line of an agent played, by its category. */
export async function insertRebate(test: TestDatabase, memberId: MemberId): Promise<void> {
  const parts = [{ category: 'RNG', source: 'team', valid: '25000', amount: '50' }];
  await asOwner(
    test,
    `insert into rebate_payments (id, member_id, kind, amount_minor, parts, paid_at)
     values ('reb_pages00001', $1, 'auto', 50, $2, $3)`,
    [memberId, JSON.stringify(parts), String(test.clock.now())],
  );
}

const kinds = ['DIVIDEND', 'DAILY', 'HOURLY', 'REALTIME'] as const;

/** Of each kind one that the house pays the agent and two that the agent pays, at three hours. */
const bills = [
  { hour: 1, payer: null, payee: 'demoagent', scope: 'CONS', payState: 'PAID' },
  { hour: 2, payer: 'demoagent', payee: 'demodownline1', scope: 'LIVE', payState: 'OWED' },
  { hour: 3, payer: 'demoagent', payee: 'bobbelow', scope: 'CONS', payState: 'PAID' },
] as const;

/** As runs write them down, of hours of one day; what was paid was paid then. */
export async function insertBills(
  test: TestDatabase,
  world: {
    readonly idOf: (name: string) => MemberId;
    readonly zone: string;
    readonly day: string;
  },
): Promise<void> {
  const { idOf, zone, day } = world;
  for (const kind of kinds) {
    for (const { hour, payer, payee, scope, payState } of bills) {
      const start = Temporal.PlainDate.from(day)
        .toZonedDateTime({ timeZone: zone, plainTime: { hour } })
        .toInstant();
      const payerId = payer === null ? null : idOf(payer);
      const key = `${kind.toLowerCase()}00000${hour}`;
      await insertBill(test, {
        key,
        kind,
        scope,
        payState,
        start,
        payerId,
        payeeId: idOf(payee),
      });
    }
  }
}

interface BillRow {
  readonly key: string;
  readonly kind: string;
  readonly scope: string;
  readonly payState: 'PAID' | 'OWED';
  readonly start: Temporal.Instant;
  readonly payerId: MemberId | null;
  readonly payeeId: MemberId;
}

async function insertBill(test: TestDatabase, bill: BillRow): Promise<void> {
  const { key, kind, scope, payState, payerId, payeeId } = bill;
  const [start, end] = [String(bill.start), String(bill.start.add({ hours: 1 }))];
  await asOwner(
    test,
    `insert into contracts (id, kind, payer_id, payee_id, scope, period_type, tiers, state,
       proposed_at, expires_at, state_at, starts_at)
     values ($1, $2, $3, $4, $5, 'DAILY', '[]', 'ACTIVE', $6, $6, $6, $6)`,
    [`ctr_${key}`, kind, payerId, payeeId, scope, start],
  );
  await asOwner(
    test,
    `insert into contract_runs (id, kind, period_type, unit_key, unit_start, unit_end, revision,
       opened_at, pay_at) values ($1, $2, 'DAILY', $3, $4, $5, 0, $5, $5)`,
    [`run_${key}`, kind, key, start, end],
  );
  const paid = payState === 'PAID' ? 700 : 0;
  const why = { tiers: [{ rateType: 'P', rate: '5000' }] };
  await asOwner(
    test,
    `insert into contract_bills (id, run_id, contract_id, payer_id, payee_id, kind, scope, unit_key,
       unit_start, unit_end, revision, place, status, pay_state, tier, valid_minor, net_loss_minor,
       active, amount_minor, paid_minor, owed_minor, why, made_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, 0, 'DUE', $11, 0, 140000, 140000, 1, 700,
       $12::bigint, 700 - $12::bigint, $13, $10)`,
    [
      `bil_${key}`,
      `run_${key}`,
      `ctr_${key}`,
      payerId,
      payeeId,
      kind,
      scope,
      key,
      start,
      end,
      payState,
      paid,
      JSON.stringify(why),
    ],
  );
  if (payState === 'PAID') {
    await asOwner(
      test,
      `insert into bill_payments (bill_id, number, from_id, to_id, amount_minor, source, paid_at,
         place) values ($1, 1, $2, $3, 700, 'SETTLEMENT', $4, 0)`,
      [`bil_${key}`, payerId, payeeId, end],
    );
  }
}
