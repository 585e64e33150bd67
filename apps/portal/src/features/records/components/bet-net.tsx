import { MoneyText } from '../../../shared/money/money-text.tsx';
import { MoneyCell } from '../../../shared/money/money-cell.tsx';
import { isRunning } from '../../../shared/records/is-running.ts';
import type { BetLine } from '../api/list-bets.ts';

type Result = Pick<BetLine, 'state' | 'net' | 'currency'>;

/** What a bet brought or cost; a dash while it runs, because nothing is lost yet. */
export function BetNet({ bet }: { readonly bet: Result }) {
  return isRunning(bet) ? (
    <span>–</span>
  ) : (
    <MoneyText amount={bet.net} currency={bet.currency} sign="always" tone="signed" />
  );
}

/** The same in a column, whose head names the currency. */
export function BetNetCell({ bet }: { readonly bet: Result }) {
  return isRunning(bet) ? <span>–</span> : <MoneyCell isNet amount={bet.net} />;
}
