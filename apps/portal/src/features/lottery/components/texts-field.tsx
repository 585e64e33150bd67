import { useTranslations } from '@portal/i18n/react';
import { useMemo } from 'react';
import { doubles, fillTwoDigits, isGrid, textsOf, twoDigitFillers } from '../fill.ts';
import { BallRow } from './ball-row.tsx';
import { type TextsFieldProps, TypedTexts } from './typed-texts.tsx';
import styles from './play.module.css';

/** Numbers written with all their digits: a grid of short ones, else a field to type them in. */
export function TextsField(props: TextsFieldProps) {
  return isGrid(props.form) ? <TextsGrid {...props} /> : <TypedTexts {...props} />;
}

function TextsGrid({ label, form, value, onChange }: TextsFieldProps) {
  const texts = useMemo(() => textsOf(form), [form]);
  return (
    <div className={styles['line']}>
      <span className={styles['place']}>{label}</span>
      <div className={styles['stack']}>
        <BallRow
          label={label}
          choices={texts.map((text) => ({ value: text, text }))}
          value={value}
          atMost={form.atMost}
          onChange={onChange}
        />
        {texts.length === 100 && <Fillers atMost={form.atMost} onFill={onChange} />}
      </div>
    </div>
  );
}

const noDigit = '';

/** Sets of two-digit numbers by a digit (lottery.md B8). */
function Fillers(props: {
  readonly atMost: number;
  readonly onFill: (texts: readonly string[]) => void;
}) {
  const t = useTranslations('lottery.fill');
  const fill = (texts: readonly string[]): void => {
    props.onFill(texts.slice(0, props.atMost));
  };
  return (
    <div className={styles['fillers']}>
      {twoDigitFillers.map((filler) => (
        <label key={filler} className={styles['filler']}>
          <span>{t(filler)}</span>
          <select
            value={noDigit}
            onChange={({ target }) => {
              fill(fillTwoDigits(filler, target.value));
            }}
          >
            <option value={noDigit}>–</option>
            {Array.from({ length: 10 }, (_, digit) => (
              <option key={digit} value={digit}>
                {digit}
              </option>
            ))}
          </select>
        </label>
      ))}
      <button
        type="button"
        className={styles['tool']}
        onClick={() => {
          fill(doubles());
        }}
      >
        {t('doubles')}
      </button>
      <button
        type="button"
        className={styles['tool']}
        onClick={() => {
          fill([]);
        }}
      >
        {t('clear')}
      </button>
    </div>
  );
}
