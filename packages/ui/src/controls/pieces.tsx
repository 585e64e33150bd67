import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';

export type Tone = 'neutral' | 'ok' | 'bad' | 'warn' | 'info' | 'primary' | 'live';

/** A count on a control; above 99 it says `99+`. */
export function Badge({ count, label }: { readonly count: number; readonly label?: string }) {
  return (
    <span className="ui-badge" aria-label={label}>
      {count > 99 ? '99+' : count}
    </span>
  );
}

/** A state in words on a tinted ground. */
export function Tag({
  tone = 'neutral',
  children,
}: {
  readonly tone?: Tone;
  readonly children: ReactNode;
}) {
  return <span className={`ui-tag ui-tone-${tone}`}>{children}</span>;
}

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={classNames('ui-card', className)} />;
}

/** A labelled number. */
export function Stat({
  label,
  children,
}: {
  readonly label: string;
  readonly children: ReactNode;
}) {
  return (
    <div className="ui-stat">
      <span>{label}</span>
      <strong>{children}</strong>
    </div>
  );
}

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
        <span className="ui-hidden">{props.hiddenLabel}</span>
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

/** A grey block in the final geometry; the region around it carries `aria-busy`. */
export function Skeleton(props: {
  readonly width?: string;
  readonly height?: string;
  readonly className?: string;
}) {
  return (
    <span
      aria-hidden="true"
      className={classNames('ui-skeleton', props.className)}
      style={{ inlineSize: props.width, blockSize: props.height }}
    />
  );
}
