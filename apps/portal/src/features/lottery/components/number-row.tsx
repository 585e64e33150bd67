import type { FieldForm } from '@portal/lottery';
import type { ReactNode } from 'react';
import { waveOf } from './drawn-numbers.tsx';
import { BallRow } from './ball-row.tsx';
import styles from './play.module.css';
import { QuickTools } from './quick-tools.tsx';

type NumbersForm = Extract<FieldForm, { kind: 'numbers' }>;

interface NumberRowProps {
  readonly label: string;
  /** What stands before the row; the label unless told. */
  readonly head?: ReactNode;
  readonly form: NumbersForm;
  readonly value: readonly number[];
  readonly onChange: (value: readonly number[]) => void;
  /** Digits the numbers are written with. */
  readonly width: number;
  readonly hasWaves?: boolean;
  readonly noteOf?: (number: number) => string | undefined;
}

/** Numbers of a span with their quick tools (LOT-05, LOT-06). */
export function NumberRow(props: NumberRowProps) {
  const { form, label, value, onChange, width, hasWaves = false, noteOf } = props;
  const { from, to } = form.span;
  const numbers = Array.from({ length: to - from + 1 }, (_, at) => from + at);
  return (
    <div className={styles['line']}>
      <span className={styles['place']}>{props.head ?? label}</span>
      <BallRow
        label={label}
        choices={numbers.map((number) => ({
          value: number,
          text: String(number).padStart(width, '0'),
          note: noteOf?.(number),
          ...(hasWaves && { wave: waveOf(number) }),
        }))}
        value={value}
        atMost={form.atMost}
        onChange={onChange}
      />
      {numbers.length >= 6 && form.atMost > 1 && (
        <QuickTools label={label} numbers={numbers} atMost={form.atMost} onPick={onChange} />
      )}
    </div>
  );
}
