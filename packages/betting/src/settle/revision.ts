import { assert } from '@portal/money';

/**
 * One settlement of a slip; corrections write the next version, never an edit (sports-and-games.md
 * D13).
 */
export interface SettlementVersion {
  readonly version: number;
  readonly returnedMinor: bigint;
}

/**
 * What a new version changes in the wallet: the difference only, negative when too much was paid.
 */
export interface SettlementChange extends SettlementVersion {
  readonly differenceMinor: bigint;
}

/**
 * The next version after the earlier ones, or undefined when the result pays what is already paid,
 * so that the same message twice pays once. The differences of all versions sum to the last return.
 */
export function revise(
  history: readonly SettlementVersion[],
  returnedMinor: bigint,
): SettlementChange | undefined {
  const last = history.at(-1);
  assert(
    history.every(({ version }, index) => version === index + 1),
    'versions are numbered from 1',
  );
  if (last?.returnedMinor === returnedMinor) {
    return undefined;
  }
  return {
    version: history.length + 1,
    returnedMinor,
    differenceMinor: returnedMinor - (last?.returnedMinor ?? 0n),
  };
}

/**
 * A negative difference takes what the balance covers; the rest becomes a debt record
 * (sports-and-games.md 5).
 */
export function recover(
  differenceMinor: bigint,
  balanceMinor: bigint,
): { readonly takenMinor: bigint; readonly debtMinor: bigint } {
  assert(differenceMinor <= 0n && balanceMinor >= 0n, 'a recovery takes from a balance');
  const owed = 0n - differenceMinor;
  const takenMinor = owed < balanceMinor ? owed : balanceMinor;
  return { takenMinor, debtMinor: owed - takenMinor };
}
