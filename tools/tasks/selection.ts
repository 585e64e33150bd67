import type { Stage } from './stage.ts';

/** The stages named on the command line by a part of their names, all when none is named. */
export function selected(stages: readonly Stage[]): readonly Stage[] {
  const names = process.argv.slice(2);
  if (names.length === 0) {
    return stages;
  }
  const chosen = stages.filter((stage) => names.some((name) => stage.name.includes(name)));
  if (chosen.length === 0) {
    throw new Error(
      `No stage is named so; there are: ${stages.map(({ name }) => name).join(', ')}.`,
    );
  }
  return chosen;
}
