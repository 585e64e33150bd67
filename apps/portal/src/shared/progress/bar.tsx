import { classNames } from '@portal/ui';

const whole = 100;

/** A share of a whole, drawn alike in every browser; the figures stand beside it in words. */
export function Bar(props: {
  /** Names it, and what it says where no figures stand beside it. */
  readonly label: string;
  /** Of the whole, from 0 to 1; what is more is drawn as all of it. */
  readonly share: number;
  /** What is used up, and not what is reached. */
  readonly isMeter?: boolean;
  readonly className?: string;
}) {
  const { label, isMeter = false, className } = props;
  const share = Math.round(Math.min(1, Math.max(0, props.share)) * whole);
  return (
    <div
      role={isMeter ? 'meter' : 'progressbar'}
      aria-label={label}
      aria-valuenow={share}
      aria-valuemin={0}
      aria-valuemax={whole}
      className={classNames('h-2 overflow-hidden rounded-pill bg-s3', className)}
    >
      <span className="block h-full rounded-pill bg-primary" style={{ inlineSize: `${share}%` }} />
    </div>
  );
}
