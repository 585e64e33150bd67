import type { ContractSite } from './contract-site.ts';
import { type Amounts, amount, type ContractVector } from './contract-vector.ts';

type Row = Readonly<Record<string, unknown>>;

/** A bill as it was made, by the vector's name of its contract. */
type BillRows = ReadonlyMap<string, Row>;

const contractOf = (id: unknown): string => String(id).replace(/^ctr_vector-/u, '');

async function rowsOf(site: ContractSite, query: string, values: unknown[] = []): Promise<Row[]> {
  const { rows } = await site.database.pool.query<Row>(query, values);
  return rows;
}

/** The bills of the unit: to be asked for before anything corrects them. */
export async function billDifferences(
  vector: ContractVector,
  site: ContractSite,
): Promise<readonly string[]> {
  const { bills, carryOut, nettedFromReceivable } = vector.expected;
  const rows = await billRowsOf(vector, site);
  return [
    ...(bills === undefined ? [] : billFaults(bills, rows)),
    ...fieldFaults('carryOut', carryOut, rows),
    ...fieldFaults('netted', nettedFromReceivable, rows),
  ];
}

async function billRowsOf(vector: ContractVector, site: ContractSite): Promise<BillRows> {
  const { periodStart } = vector.config;
  const rows = await rowsOf(
    site,
    `select contract_id, status, tier, valid_minor, net_loss_minor, active, amount_minor,
            netted_minor, carry_out_minor, why from contract_bills
      where unit_start = $1::timestamptz and id not like 'bil_before%'`,
    [periodStart],
  );
  return new Map(
    rows.map((row) => {
      const why = row['why'] as { readonly figures: { readonly ggr: string } };
      const shown = {
        validBet: money(row['valid_minor']),
        ggr: amount(BigInt(why.figures.ggr)),
        netLoss: money(row['net_loss_minor']),
        active: row['active'],
        tier: row['tier'],
        amount: money(row['amount_minor']),
        status: row['status'],
        netted: money(row['netted_minor']),
        carryOut: money(row['carry_out_minor']),
      };
      return [contractOf(row['contract_id']), shown] as const;
    }),
  );
}

function money(value: unknown): string {
  return amount(BigInt(String(value)));
}

/** What the vector expects of windows, payments, debts and wallets and the site has otherwise. */
export async function differencesOf(
  vector: ContractVector,
  site: ContractSite,
): Promise<readonly string[]> {
  const { expected } = vector;
  const payments = await paymentsOf(site);
  const wallets = await site.wallets();
  return [
    ...(await windowFaults(vector, site)),
    ...listFaults('payment', expected.payments, payments),
    ...listFaults('owed', expected.owed, await owedOf(site)),
    // Vectors of real-time pay say what is left at the close in place of a list.
    ...(expected.clawbackAtClose === undefined
      ? listFaults('clawback', expected.clawbacks ?? [], await clawbacksOf(vector, site))
      : []),
    ...amountFaults('wallet', expected.walletsAfter, wallets),
    ...(expected.netByNode === undefined ? [] : netFaults(expected.netByNode, payments)),
    ...(await totalFaults(vector, site)),
  ];
}

function same(name: string, expected: unknown, actual: unknown): readonly string[] {
  return String(expected) === String(actual)
    ? []
    : [`${name} is ${String(actual)} instead of ${String(expected)}`];
}

function billFaults(expected: Readonly<Record<string, Row>>, bills: BillRows): readonly string[] {
  const ids = [...new Set([...Object.keys(expected), ...bills.keys()])];
  return ids.flatMap((id) => {
    const [row, bill] = [expected[id], bills.get(id)];
    if (row === undefined || bill === undefined) {
      return [`bill ${id} is ${bill === undefined ? 'missing' : 'one too many'}`];
    }
    return Object.entries(row).flatMap(([name, value]) =>
      same(`${name} of ${id}`, value, bill[name]),
    );
  });
}

function fieldFaults(
  name: 'carryOut' | 'netted',
  expected: Amounts | undefined,
  bills: BillRows,
): readonly string[] {
  return Object.entries(expected ?? {}).flatMap(([id, value]) =>
    same(`${name} of ${id}`, value, bills.get(id)?.[name] ?? '0.00'),
  );
}

function listFaults(
  name: string,
  expected: readonly Row[],
  actual: readonly string[],
): readonly string[] {
  const lines = expected.map((row) => Object.values(row).map(String).join(' '));
  const count = Math.max(lines.length, actual.length);
  return Array.from({ length: count }, (_, at) =>
    same(`${name} ${at}`, lines[at] ?? 'nothing', actual[at] ?? 'nothing'),
  ).flat();
}

function amountFaults(
  name: string,
  expected: Amounts,
  actual: ReadonlyMap<string, bigint>,
): readonly string[] {
  return Object.entries(expected).flatMap(([id, value]) =>
    same(`${name} of ${id}`, value, amount(actual.get(id) ?? 0n)),
  );
}

/** Contract, from, to, amount and source of each, in the order in which they were made. */
async function paymentsOf(site: ContractSite): Promise<readonly string[]> {
  const rows = await rowsOf(
    site,
    `select b.contract_id, p.from_id, p.to_id, p.amount_minor, p.source
       from bill_payments p join contract_bills b on b.id = p.bill_id
      order by p.paid_at, p.place, b.place, p.bill_id, p.number`,
  );
  return rows.map((row) =>
    [
      contractOf(row['contract_id']),
      site.nodeOf(row['from_id'] as string | null),
      site.nodeOf(row['to_id'] as string | null),
      money(row['amount_minor']),
      row['source'],
    ].join(' '),
  );
}

async function owedOf(site: ContractSite): Promise<readonly string[]> {
  const rows = await rowsOf(
    site,
    `select b.contract_id, d.payer_id, d.payee_id, d.left_minor
       from contract_debts d join contract_bills b on b.id = d.bill_id
      where d.left_minor > 0 order by d.number`,
  );
  return rows.map((row) =>
    [
      contractOf(row['contract_id']),
      site.nodeOf(String(row['payer_id'])),
      site.nodeOf(String(row['payee_id'])),
      money(row['left_minor']),
    ].join(' '),
  );
}

/** Contract, difference, what was not owed any more, what was taken, and what is still to come. */
async function clawbacksOf(
  { kind }: ContractVector,
  site: ContractSite,
): Promise<readonly string[]> {
  const rows = await rowsOf(
    site,
    `select b.contract_id, c.delta_minor, c.owed_reduced_minor, c.taken_minor, c.receivable_minor
       from contract_clawbacks c join contract_bills b on b.id = c.bill_id
      where b.kind = $1 order by c.at, b.place, c.revision`,
    [kind],
  );
  return rows.map((row) =>
    [
      contractOf(row['contract_id']),
      ...['delta_minor', 'owed_reduced_minor', 'taken_minor', 'receivable_minor'].map((name) =>
        money(row[name]),
      ),
    ].join(' '),
  );
}

function netFaults(expected: Amounts, payments: readonly string[]): readonly string[] {
  const net = new Map<string, bigint>();
  for (const payment of payments) {
    const [, from = '', to = '', sum = '0'] = payment.split(' ');
    const minorAmount = BigInt(sum.replace('.', ''));
    net.set(from, (net.get(from) ?? 0n) - minorAmount);
    net.set(to, (net.get(to) ?? 0n) + minorAmount);
  }
  const ids = [...new Set([...Object.keys(expected), ...net.keys()])];
  return ids.flatMap((id) =>
    same(`net of ${id}`, expected[id] ?? '0.00', amount(net.get(id) ?? 0n)),
  );
}

/** Boundaries of real-time pay; one in which nothing changed has no row of its own. */
async function windowFaults(
  vector: ContractVector,
  site: ContractSite,
): Promise<readonly string[]> {
  const rows = await rowsOf(
    site,
    `select b.contract_id, w.ends_at::text, w.valid_minor, w.active, w.tier, w.entitled_minor,
            w.delta_minor, w.pay_minor
       from contract_windows w join contract_bills b on b.id = w.bill_id`,
  );
  const found = new Map(
    rows.map((row) => {
      const at = Temporal.Instant.from(
        String(row['ends_at']).replace(' ', 'T').replace(/\+00$/u, 'Z'),
      );
      const shown: Row = {
        validBetToDate: money(row['valid_minor']),
        active: row['active'],
        tier: row['tier'],
        entitled: money(row['entitled_minor']),
        delta: money(row['delta_minor']),
        pay: money(row['pay_minor']),
      };
      return [`${String(at)} ${contractOf(row['contract_id'])}`, shown] as const;
    }),
  );
  const seen = new Set<string>();
  return (vector.expected.windows ?? []).flatMap(({ at, due }) => {
    // A boundary that is computed again changes nothing, so the row of its first run stands.
    const isAgain = seen.has(at);
    seen.add(at);
    return Object.entries(due).flatMap(([id, row]) => {
      const window = found.get(`${at} ${id}`);
      const isStill = row['delta'] === '0.00' && (isAgain || window === undefined);
      return isStill
        ? []
        : Object.entries(row)
            .filter(([name]) => name !== 'alreadyAccrued')
            .flatMap(([name, value]) => same(`${name} of ${id} at ${at}`, value, window?.[name]));
    });
  });
}

/** What the boundaries of a day of real-time pay brought. */
async function totalFaults(vector: ContractVector, site: ContractSite): Promise<readonly string[]> {
  const paid = await rowsOf(
    site,
    `select b.contract_id, coalesce(sum(w.pay_minor), 0)::bigint as pay_minor
       from contract_bills b left join contract_windows w on w.bill_id = b.id
      group by b.contract_id`,
  );
  const totals = new Map(
    paid.map((row) => [contractOf(row['contract_id']), BigInt(String(row['pay_minor']))] as const),
  );
  return amountFaults('total of the day', vector.expected.dayTotal ?? {}, totals);
}

/** What later pay has to give back, when the unit is settled and nothing has corrected it yet. */
export async function receivableFaults(
  vector: ContractVector,
  site: ContractSite,
): Promise<readonly string[]> {
  const { clawbackAtClose = {}, receivableAfter = {} } = vector.expected;
  const rows = await rowsOf(site, 'select contract_id, left_minor from contract_receivables');
  const left = new Map(
    rows.map((row) => [contractOf(row['contract_id']), BigInt(String(row['left_minor']))] as const),
  );
  return [
    ...amountFaults('left at the close', clawbackAtClose, left),
    ...amountFaults('receivable', receivableAfter, left),
  ];
}
