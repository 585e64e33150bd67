import { useLanguage } from '@portal/i18n/react';
import { classNames } from '@portal/ui';
import { useRef, useState, type ReactNode } from 'react';
import styles from './play.module.css';

export interface BallChoice<Value> {
  readonly value: Value;
  readonly text: ReactNode;
  readonly name?: string;
  /** Odds or a count below the number. */
  readonly note?: string | undefined;
  readonly wave?: string;
}

interface BallRowProps<Value> {
  readonly label: string;
  readonly choices: readonly BallChoice<Value>[];
  readonly value: readonly Value[];
  readonly atMost?: number;
  readonly onChange: (value: readonly Value[]) => void;
  readonly look?: 'balls' | 'words';
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/**
 * Numbers or words that are on or off. One stop of the tab key; arrow keys go from one to the next,
 * Home and End to the ends.
 */
export function BallRow<Value extends string | number>(props: BallRowProps<Value>) {
  const { choices, value, atMost = Infinity, onChange, look = 'balls' } = props;
  const { direction } = useLanguage();
  const [at, setAt] = useState(0);
  const row = useRef<HTMLDivElement>(null);
  const stop = Math.min(at, choices.length - 1);
  const goTo = (next: number): void => {
    const place = Math.min(choices.length - 1, Math.max(0, next));
    setAt(place);
    row.current?.querySelectorAll('button')[place]?.focus();
  };
  return (
    <div
      ref={row}
      role="group"
      aria-label={props.label}
      className={classNames(styles['row'], look === 'words' && styles['words'])}
      data-many={choices.length > 30}
    >
      {choices.map((choice, place) => (
        <button
          key={choice.value}
          type="button"
          className={styles['pick']}
          aria-pressed={value.includes(choice.value)}
          aria-label={choice.name}
          data-wave={choice.wave}
          tabIndex={place === stop ? 0 : -1}
          onFocus={() => {
            setAt(place);
          }}
          onClick={() => {
            onChange(toggled(value, choice.value, atMost));
          }}
          onKeyDown={(key) => {
            const step = steps[key.key];
            if (step !== undefined) {
              key.preventDefault();
              goTo(place + (direction === 'rtl' ? -step : step));
            } else if (key.key === 'Home' || key.key === 'End') {
              key.preventDefault();
              goTo(key.key === 'Home' ? 0 : choices.length - 1);
            }
          }}
        >
          <bdi>{choice.text}</bdi>
          {choice.note !== undefined && <small>{choice.note}</small>}
        </button>
      ))}
    </div>
  );
}

/** In the order of the row where it was chosen last; one of one takes the place of the other. */
function toggled<Value>(value: readonly Value[], item: Value, atMost: number): readonly Value[] {
  if (value.includes(item)) {
    return value.filter((other) => other !== item);
  }
  if (atMost === 1) {
    return [item];
  }
  return value.length >= atMost ? value : [...value, item];
}
