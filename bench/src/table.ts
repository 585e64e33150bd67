import type { Measure } from './bench.ts';

const columns = ['what', 'value', 'unit', 'yardstick', 'ratio', 'bar', 'p50 ms', 'p99 ms'] as const;

export function printTable(measures: readonly Measure[]): void {
  const rows = measures.map((measure) => [
    measure.name,
    measure.value.toLocaleString('en'),
    measure.unit,
    measure.yardstick?.toLocaleString('en') ?? '',
    measure.ratio?.toFixed(2) ?? '',
    measure.bar === undefined ? '' : String(measure.bar),
    measure.p50Ms?.toFixed(1) ?? '',
    measure.p99Ms?.toFixed(1) ?? '',
  ]);
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map((row) => row[index]?.length ?? 0)),
  );
  for (const row of [columns, ...rows]) {
    const cells = row.map((cell, index) =>
      index === 0 || index === 2
        ? cell.padEnd(widths[index] ?? 0)
        : cell.padStart(widths[index] ?? 0),
    );
    console.log(cells.join('  ').trimEnd());
  }
  for (const { name, note } of measures) {
    if (note !== undefined) {
      console.log(`${name}: ${note}`);
    }
  }
}
