import { useTranslations } from '@portal/i18n/react';
import { VisuallyHidden } from '@portal/ui';
import { useId } from 'react';
import type { DepositChannel } from '../api/read-deposit-terms.ts';

const choice = [
  'grid min-h-14 cursor-pointer grid-cols-[auto_1fr] content-center gap-x-3 rounded-card border',
  'border-line bg-s2 p-3',
  'has-checked:border-link has-checked:bg-s3',
].join(' ');

/** The ways in, each with how soon the money is there; arrow keys move and choose. */
export function ChannelChoice(props: {
  readonly channels: readonly DepositChannel[];
  readonly value: string;
  readonly onChange: (code: string) => void;
}) {
  const t = useTranslations('deposit');
  const name = useId();
  return (
    <fieldset className="m-0 grid min-w-0 gap-2 border-0 p-0 sm:grid-cols-2">
      <legend className="contents">
        <VisuallyHidden>{t('method')}</VisuallyHidden>
      </legend>
      {props.channels.map(({ code, name: label, kind, arrives, note }) => (
        <label key={code} className={choice}>
          <input
            type="radio"
            className={`${note === null ? 'row-span-2' : 'row-span-3'} self-center`}
            name={name}
            value={code}
            checked={code === props.value}
            onChange={() => props.onChange(code)}
          />
          <span className="font-semibold">{label}</span>
          <span className="text-13 text-text-2">
            {t(`kind.${kind}`)} · {t('arrives', { least: arrives.least, most: arrives.most })}
          </span>
          {note !== null && <span className="col-start-2 text-13 text-text-2">{note}</span>}
        </label>
      ))}
    </fieldset>
  );
}
