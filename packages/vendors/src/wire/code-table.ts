import { outcomeCodes, type OutcomeCode } from '../outcome.ts';

export type CodeTable<Wire> = Readonly<Record<OutcomeCode, Wire>>;

/** Every outcome that a code of the wire may stand for. */
export function outcomesOf<Wire>(table: CodeTable<Wire>, wire: unknown): readonly OutcomeCode[] {
  return outcomeCodes.filter((code) => table[code] === wire);
}
