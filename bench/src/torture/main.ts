import { parseArgs } from 'node:util';
import { bank } from './bank.ts';
import { crash } from './crash.ts';
import { fuzzRun } from './fuzz.ts';
import { overload } from './overload.ts';
import { paymentsRun } from './payments/payments.ts';
import { slowClientsRun } from './slow-clients.ts';
import { duplicates } from './twins.ts';
import { isClean, printVerdicts, type Verdict } from './verdict.ts';

// Leaving by `exit` takes the throwaway databases along; the default of a signal would not.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => process.exit(1));
}

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    minutes: { type: 'string', default: '3.6' },
    only: { type: 'string' },
  },
});

/** `PAYMENTS_ORDERS` asks for fewer, or for more. */
const orders = Number(process.env['PAYMENTS_ORDERS'] ?? 10_000);

interface Scenario {
  readonly name: string;
  /** Part of the whole time; one that counts calls takes what they take. */
  readonly share: number;
  readonly run: (seconds: number) => Promise<Verdict>;
}

const scenarios: readonly Scenario[] = [
  { name: 'crash', share: 0.225, run: crash },
  { name: 'duplicates', share: 0.065, run: duplicates },
  { name: 'bank', share: 0.09, run: bank },
  { name: 'overload', share: 0.065, run: overload },
  // A minute from one block and a minute from fifty.
  { name: 'slow clients', share: 0.555, run: slowClientsRun },
  { name: 'fuzz', share: 0, run: fuzzRun },
  { name: 'payments', share: 0, run: () => paymentsRun(orders) },
];

const verdicts: Verdict[] = [];
for (const { name, share, run } of scenarios) {
  if (values.only === undefined || values.only === name) {
    const seconds = Math.max(3, share * Number(values.minutes) * 60);
    process.stderr.write(`${name}, ${Math.round(seconds)} s …\n`);
    verdicts.push(await run(seconds));
  }
}
if (values.json) {
  process.stdout.write(`${JSON.stringify(verdicts)}\n`);
} else {
  printVerdicts(verdicts);
}
process.exitCode = verdicts.every((verdict) => isClean(verdict)) ? 0 : 1;
