import { classNames } from './class-names.ts';
import { VisuallyHidden } from './hidden.tsx';
import './money.css';

/** The pieces of an amount, already formatted. */
export interface MoneyParts {
  readonly sign: string;
  readonly symbol: string;
  readonly number: string;
}

/**
 * An amount: sign, symbol, number, left to right in every language. A hidden one shows dots and
 * says `hiddenLabel`.
 */
export function Money(props: {
  readonly parts: MoneyParts;
  readonly tone?: 'plain' | 'signed';
  readonly isHidden?: boolean;
  readonly hiddenLabel?: string;
}) {
  const { sign, symbol, number } = props.parts;
  if (props.isHidden === true) {
    return (
      <span className="ui-money">
        <span aria-hidden="true">••••••</span>
        <VisuallyHidden>{props.hiddenLabel}</VisuallyHidden>
      </span>
    );
  }
  const tone = props.tone === 'signed' && sign !== '' ? (sign === '+' ? 'ui-win' : 'ui-loss') : '';
  return (
    <bdi dir="ltr" className={classNames('ui-money', tone)}>
      {sign}
      {symbol !== '' && <span className="ui-symbol">{symbol}</span>}
      {number}
    </bdi>
  );
}
