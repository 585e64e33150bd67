import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';
import { useState } from 'react';
import type { Passkey } from '../api/read-passkeys.ts';
import { PasskeyName } from './passkey-name.tsx';

/** A passkey with when it was bound and used, and the ways to rename it and to take it off. */
export function PasskeyRow(props: {
  readonly row: Passkey;
  readonly isBusy: boolean;
  readonly mayDrop: boolean;
  readonly onDrop: () => void;
}) {
  const { row, isBusy, mayDrop, onDrop } = props;
  const t = useTranslations('desk-security.passkeys');
  const formats = useFormats();
  const [isNaming, setNaming] = useState(false);
  if (isNaming) {
    return (
      <li>
        <PasskeyName row={row} onDone={() => setNaming(false)} />
      </li>
    );
  }
  const { name, boundAt, lastUsedAt } = row;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <span className="min-w-0 flex-1">
        <b className="block wrap-anywhere">{name}</b>
        <span className="block text-14 text-text-2">
          {t('since', { moment: formats.dateTime(boundAt) })} ·{' '}
          {lastUsedAt === null ? t('unused') : t('used', { moment: formats.dateTime(lastUsedAt) })}
        </span>
      </span>
      <Button size="small" aria-label={t('renameOf', { name })} onClick={() => setNaming(true)}>
        {t('rename')}
      </Button>
      {mayDrop && (
        <Button
          size="small"
          variant="danger"
          busy={isBusy}
          aria-label={t('dropOf', { name })}
          onClick={onDrop}
        >
          {t('drop')}
        </Button>
      )}
    </li>
  );
}
