import { useFormats, useTranslations } from '@portal/i18n/react';
import type { TextsForm } from '@portal/lottery';
import { Field, TextArea } from '@portal/ui';
import { useDeferredValue, useEffect, useEffectEvent, useMemo, useState } from 'react';
import { doubles, fillTwoDigits, isGrid, readTyped, textsOf, twoDigitFillers } from '../fill.ts';
import { BallRow } from './ball-row.tsx';
import styles from './play.module.css';

interface TextsFieldProps {
  readonly label: string;
  readonly form: TextsForm;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

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

/**
 * Many numbers are typed or pasted; reading them may take longer than a key, so it follows the
 * typing and never holds it up.
 */
function TypedTexts({ label, form, value, onChange }: TextsFieldProps) {
  const t = useTranslations('lottery.typed');
  const formats = useFormats();
  const [typed, setTyped] = useState(() => value.join(form.writing.as === 'balls' ? ', ' : ' '));
  const settled = useDeferredValue(typed);
  const read = useMemo(() => readTyped(settled, form), [settled, form]);
  const tell = useEffectEvent((texts: readonly string[]) => {
    onChange(texts);
  });
  useEffect(() => {
    tell(read.texts);
  }, [read]);
  const wrong = read.wrong.slice(0, 5).join(', ');
  return (
    <Field
      label={label}
      hint={t('count', {
        count: formats.count(read.texts.length),
        repeated: formats.count(read.repeated),
      })}
      error={
        read.wrong.length > 0
          ? t('wrong', { count: formats.count(read.wrong.length), list: wrong })
          : undefined
      }
    >
      <TextArea
        rows={5}
        dir="ltr"
        inputMode={form.writing.as === 'mask' ? 'text' : 'numeric'}
        spellCheck={false}
        className="font-mono"
        placeholder={t(form.writing.as, { length: form.writing.length })}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
      />
    </Field>
  );
}
