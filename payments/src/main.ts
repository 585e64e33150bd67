import { startSimulator } from './simulator.ts';
import { troublesOf } from './troubles.ts';

const aloneOn = 8091;

/** Who started it as a child hears where it is, and takes it along when it ends. */
const isChild = process.send !== undefined;
const simulator = await startSimulator({
  port: Number(process.env['PAYMENTS_PORT'] ?? (isChild ? 0 : aloneOn)),
  folder: process.env['PAYMENTS_DIR'] ?? 'var/payments',
  troubles: troublesOf(process.env['PAYMENTS_TROUBLES'] ?? ''),
  seed: process.env['PAYMENTS_SEED'] ?? 'payments',
  hasPayer: process.env['PAYMENTS_PAYER'] === '1',
});
const { origin, introductions } = simulator;
process.send?.({ origin, introductions });
process.stdout.write(`payment simulator ${origin}, introduced by ${introductions}\n`);

const end = () => {
  void simulator.stop().then(() => process.exit());
};
process.on('SIGTERM', end).on('SIGINT', end).on('disconnect', end);
