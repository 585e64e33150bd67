import { startSimulator } from './simulator.ts';

const aloneOn = 8090;

/** Who started it as a child hears where it is, and takes it along when it ends. */
const isChild = process.send !== undefined;
const simulator = await startSimulator({
  port: Number(process.env['VENDOR_PORT'] ?? (isChild ? 0 : aloneOn)),
  folder: process.env['VENDOR_DIR'] ?? 'var/vendor',
});
const { origin, introductions } = simulator;
process.send?.({ origin, introductions });
process.stdout.write(`vendor simulator ${origin}, introduced by ${introductions}\n`);

const end = () => {
  void simulator.stop().then(() => process.exit());
};
process.on('SIGTERM', end).on('SIGINT', end).on('disconnect', end);
