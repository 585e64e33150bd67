import { parseArgs } from 'node:util';
import { dialectNames } from '@portal/vendors';
import { bank } from './bank.ts';
import { closingRun } from './closing/closing.ts';
import { commandLogsRun } from './command-logs.ts';
import { crash } from './crash.ts';
import { fuzzRun } from './fuzz.ts';
import { loginsRun } from './logins/logins.ts';
import { overload } from './overload.ts';
import { paymentsRun } from './payments/payments.ts';
import { receiptsRun } from './receipts/receipts.ts';
import { settlementRun } from './settlement/settlement.ts';
import { slowClientsRun } from './slow-clients.ts';
import { duplicates } from './twins.ts';
import { isClean, printVerdicts, type Verdict } from './verdict.ts';
import { walletRun } from './wallet/wallet.ts';
import { withdrawalsRun } from './withdrawals/withdrawals.ts';

// Leaving by `exit` takes the throwaway databases along; the default of a signal would not.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => process.exit(1));
}

/**
 * `npm run torture -- payments --orders 300` runs one of them, at a size of its own; so does
 * `--only property --logs 1000`. `wallet --dialect rs` calls in that dialect alone.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    dialect: { type: 'string' },
    logins: { type: 'string', default: '20000' },
    logs: { type: 'string', default: '100000' },
    attempts: { type: 'string', default: '10000' },
    json: { type: 'boolean', default: false },
    members: { type: 'string', default: '64' },
    minutes: { type: 'string', default: '4' },
    only: { type: 'string' },
    races: { type: 'string', default: '10000' },
    tickets: { type: 'string', default: '20000' },
    orders: { type: 'string', default: process.env['PAYMENTS_ORDERS'] ?? '10000' },
  },
});

const only = values.only ?? positionals[0];
const orders = Number(values.orders);
const attempts = Number(values.attempts);
const dialects = dialectNames.filter(
  (name) => values.dialect === undefined || values.dialect === name,
);

interface Scenario {
  readonly name: string;
  /** Part of the whole time; one that counts calls takes what they take. */
  readonly share: number;
  readonly run: (seconds: number) => Promise<Verdict | readonly Verdict[]>;
}

const scenarios: readonly Scenario[] = [
  { name: 'crash', share: 0.2, run: crash },
  { name: 'wallet', share: 0.1, run: (seconds) => walletRun(seconds, dialects) },
  { name: 'duplicates', share: 0.06, run: duplicates },
  { name: 'bank', share: 0.08, run: bank },
  { name: 'overload', share: 0.06, run: overload },
  // A minute from one block and a minute from fifty.
  { name: 'slow clients', share: 0.5, run: slowClientsRun },
  { name: 'fuzz', share: 0, run: fuzzRun },
  { name: 'payments', share: 0, run: () => paymentsRun(orders) },
  { name: 'property', share: 0, run: () => commandLogsRun(Number(values.logs)) },
  { name: 'logins', share: 0, run: () => loginsRun(Number(values.logins)) },
  { name: 'withdrawals', share: 0, run: () => withdrawalsRun(attempts) },
  { name: 'settlement', share: 0, run: () => settlementRun(Number(values.tickets)) },
  { name: 'closing', share: 0, run: () => closingRun(Number(values.members)) },
  { name: 'receipts', share: 0, run: () => receiptsRun(Number(values.races)) },
];

const verdicts: Verdict[] = [];
for (const { name, share, run } of scenarios) {
  if (only === undefined || only === name) {
    const seconds = Math.max(3, share * Number(values.minutes) * 60);
    process.stderr.write(`${name}, ${Math.round(seconds)} s …\n`);
    verdicts.push(...[await run(seconds)].flat());
  }
}
if (values.json) {
  process.stdout.write(`${JSON.stringify(verdicts)}\n`);
} else {
  printVerdicts(verdicts);
}
process.exitCode = verdicts.length > 0 && verdicts.every(isClean) ? 0 : 1;
