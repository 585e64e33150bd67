import { periodOf } from '@portal/commission';
import type { ContractSite } from './contract-site.ts';
import { type ContractVector, minor, storedTier } from './contract-vector.ts';

/** Keeps the order of the vector's ids, by which bills of one level are paid. */
function contractId(id: string): string {
  return `ctr_vector-${id}`;
}

/** Contracts as they stand when the unit begins, and what earlier units left of them. */
export async function seedContracts(vector: ContractVector, site: ContractSite): Promise<void> {
  const { kind, config, contracts, tiers } = vector;
  const periodType = kind === 'REALTIME' ? 'FIVE_MIN' : config.periodType;
  for (const contract of contracts) {
    const isInForce = contract.state !== 'PENDING';
    await site.database.pool.query(
      `insert into contracts (id, kind, payer_id, payee_id, scope, period_type, tiers, state,
         proposed_at, expires_at, state_at, starts_at, ends_at)
       values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10, $9, $11, $12)`,
      [
        contractId(contract.id),
        kind,
        site.idOf(contract.payer),
        site.idOf(contract.payee),
        contract.scope,
        periodType,
        JSON.stringify((tiers[contract.id] ?? []).map(storedTier)),
        contract.state,
        '2026-01-01T00:00:00Z',
        '2027-01-01T00:00:00Z',
        isInForce ? (contract.from ?? config.periodStart) : null,
        contract.to ?? null,
      ],
    );
  }
  await seedBefore(vector, site);
}

/** Bills of the unit before, where something was carried or is still owed, and receivables. */
async function seedBefore(vector: ContractVector, site: ContractSite): Promise<void> {
  const { carryIn = {}, owedBefore = [], receivableBefore = {}, contracts } = vector;
  const owed = new Map(owedBefore.map((debt) => [debt.contract, debt.amount]));
  const billed = contracts.filter(({ id }) => Object.hasOwn(carryIn, id) || owed.has(id));
  if (billed.length > 0) {
    await seedRun(vector, site);
  }
  for (const contract of billed) {
    await seedBill(vector, site, { id: contract.id, carry: carryIn[contract.id] ?? '0' });
  }
  for (const debt of owedBefore) {
    await site.database.pool.query(
      `insert into contract_debts (bill_id, payer_id, payee_id, owed_minor, left_minor, arose_at)
       values ($1, $2, $3, $4, $4, $5)`,
      [
        billId(debt.contract),
        site.idOf(debt.payer),
        site.idOf(debt.payee),
        minor(debt.amount),
        vector.config.periodStart,
      ],
    );
  }
  for (const [id, left] of Object.entries(receivableBefore)) {
    await site.database.pool.query(
      'insert into contract_receivables (contract_id, left_minor) values ($1, $2)',
      [contractId(id), minor(left)],
    );
  }
}

const runId = 'run_vector-before';

function billId(contract: string): string {
  return `bil_before-${contract}`;
}

function unitBefore({ kind, config }: ContractVector) {
  const type = kind === 'REALTIME' ? 'DAILY' : config.periodType;
  const last = Temporal.Instant.from(config.periodStart).subtract({ seconds: 1 });
  return { type, unit: periodOf(type, config.tz, last) };
}

async function seedRun(vector: ContractVector, site: ContractSite): Promise<void> {
  const { type, unit } = unitBefore(vector);
  const [start, end] = [String(unit.start), String(unit.end)];
  await site.database.pool.query(
    `insert into contract_runs (id, kind, period_type, unit_key, unit_start, unit_end, revision,
       opened_at, pay_at, closed_at) values ($1, $2, $3, $4, $5, $6, 0, $6, $6, $6)`,
    [runId, vector.kind, type, unit.key, start, end],
  );
}

async function seedBill(
  vector: ContractVector,
  site: ContractSite,
  row: { readonly id: string; readonly carry: string },
): Promise<void> {
  const { unit } = unitBefore(vector);
  const contract = vector.contracts.find(({ id }) => id === row.id);
  const owed = minor(vector.owedBefore?.find((debt) => debt.contract === row.id)?.amount ?? '0');
  const why = { tiers: [], figures: { valid: '0', ggr: '0', active: 0 }, costs: {} };
  await site.database.pool.query(
    `insert into contract_bills (id, run_id, contract_id, payer_id, payee_id, kind, scope,
       unit_key, unit_start, unit_end, revision, place, status, pay_state, valid_minor,
       net_loss_minor, active, amount_minor, owed_minor, carry_out_minor, why, made_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, 0, 0, 'DUE', $11, 0, 0, 0, $12, $12, $13,
       $14::jsonb, $10)`,
    [
      billId(row.id),
      runId,
      contractId(row.id),
      site.idOf(contract?.payer ?? ''),
      site.idOf(contract?.payee ?? ''),
      vector.kind,
      contract?.scope,
      unit.key,
      String(unit.start),
      String(unit.end),
      owed > 0n ? 'OWED' : 'NONE',
      owed,
      minor(row.carry),
      JSON.stringify({ ...why, lines: [], netLossLines: [] }),
    ],
  );
}
