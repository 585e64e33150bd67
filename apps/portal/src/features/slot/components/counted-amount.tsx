import { fromMinor } from '../../../shared/money/amounts.ts';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { useCountUp } from '../../../shared/stage/wins/use-count-up.ts';

/** An amount that counts up when it grows. */
export function CountedAmount(props: { readonly minor: bigint; readonly currency: string }) {
  const shownMinor = useCountUp(props.minor);
  return <MoneyText amount={fromMinor(shownMinor, props.currency)} currency={props.currency} />;
}
