import { useTranslations } from '@portal/i18n/react';
import { lineOrigin } from '@portal/protocol';
import { Button, Dialog, RadioGroup, Skeleton } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { browserTab } from '../../../shared/device/browser-tab.ts';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import type { DialogProps } from '../../../shared/dialogs/dialogs.ts';
import { linesQuery } from '../api/read-domain-route.ts';
import type { MeasuredLine } from '../measure-line.ts';

/** Each address of the site with its milliseconds; the quickest is chosen already (SYS-17). */
export function SpeedTest({ onClose }: DialogProps) {
  const t = useTranslations('lines');
  const common = useTranslations('common');
  const { data, error, isFetching, refetch } = useQuery(linesQuery());
  return (
    <Dialog
      isOpen
      ux="SYS-17"
      title={t('title')}
      closeLabel={common('actions.close')}
      onClose={onClose}
      actions={
        <Button busy={isFetching} onClick={() => void refetch()}>
          {t('again')}
        </Button>
      }
    >
      <p className="mb-3 text-14 text-text-2">{t('text')}</p>
      {error !== null && <LoadFailed error={error} onRetry={() => void refetch()} />}
      {error === null && (data === undefined || isFetching) && (
        <div aria-busy="true" aria-label={t('measuring')} role="status" className="grid gap-2">
          <Skeleton height="44px" />
          <Skeleton height="44px" />
        </div>
      )}
      {data !== undefined && !isFetching && <Lines key={data[0]?.domain} lines={data} />}
    </Dialog>
  );
}

function Lines({ lines }: { readonly lines: readonly MeasuredLine[] }) {
  const t = useTranslations('lines');
  const [chosen, setChosen] = useState(lines.find(({ ms }) => ms !== undefined)?.domain ?? '');
  const { host, pathname, search, hash } = globalThis.location;
  const labelOf = ({ domain, ms }: MeasuredLine): string => {
    const time = ms === undefined ? t('silent') : t('milliseconds', { ms });
    return domain === host ? t('here', { domain, time }) : t('line', { domain, time });
  };
  return (
    <form
      className="grid gap-3"
      onSubmit={(event) => {
        event.preventDefault();
        browserTab.goTo(`${lineOrigin(chosen)}${pathname}${search}${hash}`);
      }}
    >
      <RadioGroup
        label={t('title')}
        options={lines.map((line) => ({ value: line.domain, label: labelOf(line) }))}
        value={chosen}
        onChange={setChosen}
      />
      <p className="text-13 text-text-3">{t('logInAgain')}</p>
      <Button type="submit" variant="primary" disabled={chosen === host || chosen === ''}>
        {t('use')}
      </Button>
    </form>
  );
}
