import type { ReactNode } from 'react';
import { MoneyText } from '../../../shared/money/money-text.tsx';

export interface ShareBar {
  readonly key: string;
  readonly label: ReactNode;
  readonly amount: string;
}

/** Parts of a whole, each with its amount and a bar as long as its share of the largest. */
export function ShareBars(props: {
  readonly label: string;
  readonly currency: string;
  readonly bars: readonly ShareBar[];
}) {
  const { bars, currency } = props;
  const largest = Math.max(1, ...bars.map(({ amount }) => Number(amount)));
  return (
    <ul aria-label={props.label} className="m-0 grid list-none gap-2 p-0">
      {bars.map(({ key, label, amount }) => (
        <li key={key} className="grid gap-1">
          <span className="flex justify-between gap-3 text-14">
            <bdi>{label}</bdi>
            <MoneyText amount={amount} currency={currency} />
          </span>
          <span aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-s3">
            <span
              className="block h-full rounded-full bg-primary"
              style={{ inlineSize: `${(Number(amount) / largest) * 100}%` }}
            />
          </span>
        </li>
      ))}
    </ul>
  );
}
