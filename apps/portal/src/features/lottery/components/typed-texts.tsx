import { useFormats, useTranslations } from '@portal/i18n/react';
import type { TextsForm } from '@portal/lottery';
import { Field, TextArea } from '@portal/ui';
import { longestTyped, useTypedList } from '../hooks/use-typed-list.ts';
import { TextWindow } from './text-window.tsx';

export interface TextsFieldProps {
  readonly label: string;
  readonly form: TextsForm;
  readonly value: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** Fewer of them are read at a glance in the field itself. */
const fewest = 100;

/**
 * Many numbers are typed or pasted. The field holds the last of them; all stand in the list below,
 * of which only what is in view is drawn, so that 100,000 of them never hold up a key.
 */
export function TypedTexts({ label, form, value, onChange }: TextsFieldProps) {
  const t = useTranslations('lottery.typed');
  const formats = useFormats();
  const { typed, read, readCount, type, hasTaken, remove } = useTypedList({
    form,
    value,
    onChange,
  });
  const { texts, wrong, repeated } = read;
  const progress = readCount === undefined ? undefined : formats.count(readCount);
  const counts = t('count', {
    count: formats.count(texts.length),
    repeated: formats.count(repeated),
  });
  return (
    <>
      <Field
        label={label}
        hint={progress === undefined ? counts : t('reading', { count: progress })}
        error={
          wrong.count > 0
            ? `${counts} · ${t('wrong', { count: formats.count(wrong.count), list: wrong.first.join(', ') })}`
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
          onPaste={(event) => {
            const { value: before, selectionStart, selectionEnd } = event.currentTarget;
            const pasted = event.clipboardData.getData('text');
            const after = before.slice(0, selectionStart) + pasted + before.slice(selectionEnd);
            // What is long never stands in the field: laying it out alone holds up the page.
            if (after.length > longestTyped) {
              event.preventDefault();
              type(after);
            }
          }}
          onChange={({ target }) => {
            type(target.value);
          }}
        />
      </Field>
      {(hasTaken || texts.length > fewest) && (
        <TextWindow label={t('list')} texts={texts} onRemove={remove} />
      )}
    </>
  );
}
