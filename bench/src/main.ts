import { parseArgs } from 'node:util';
import type { Measure } from './bench.ts';
import { benches } from './benches.ts';
import { withStage } from './stage.ts';
import { printTable } from './table.ts';

// Leaving by `exit` takes the throwaway databases along; the default of a signal would not.
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => process.exit(1));
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    only: { type: 'string' },
    seconds: { type: 'string', default: '10' },
    // What fewer hold says nothing of the bar; a small machine tries the case with them.
    sockets: { type: 'string', default: '5000' },
  },
});

const part = values.only ?? positionals[0];
const chosen = benches.filter(({ name, isAskedFor = false }) =>
  part === undefined ? !isAskedFor : name.includes(part),
);
const options = { seconds: Number(values.seconds), sockets: Number(values.sockets) };
const measures = await withStage(options, async (stage) => {
  const done: Measure[] = [];
  const yardstick = await stage.yardstick();
  done.push({
    name: `yardstick: plain five-statement transaction, 16 clients, by ${yardstick.by}`,
    value: yardstick.perSecond,
    unit: 'postings/s',
  });
  for (const bench of chosen) {
    process.stderr.write(`${bench.name} …\n`);
    done.push(...(await bench.run(stage)));
  }
  return done;
});
if (values.json) {
  process.stdout.write(`${JSON.stringify(measures)}\n`);
} else {
  printTable(measures);
}
