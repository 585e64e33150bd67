import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, Dialog, Field, Input, saveFile, toastFailed } from '@portal/ui';
import { useState } from 'react';
import { nowMs } from '../../../shared/time/clock.ts';
import { readAllShares, type ShareFilter } from '../api/list-rebate-shares.ts';
import type { Rebates } from '../api/read-rebates.ts';
import { RebateShares } from './rebate-shares.tsx';

export type RebateRow = Rebates['rows'][number];

interface WhyProps {
  readonly row: RebateRow;
  readonly onClose: () => void;
}

/** Whose play of a day a rebate comes from, each with the way to the bets (MC-19). */
export function WhyRebateDialog({ row, onClose }: WhyProps) {
  const t = useTranslations('rebates');
  const categories = useTranslations('games.categories');
  const close = useTranslations('ui.dialog')('close');
  const formats = useFormats();
  const today = formats.day(nowMs());
  const [day, setDay] = useState(today);
  const name = categories(row.category);
  const filter = { day, category: row.category, source: row.source };
  return (
    <Dialog
      ux="MC-19-why"
      kind="list"
      isOpen
      onClose={onClose}
      title={t('why.title', {
        what: row.source === 'own' ? name : t('team', { category: name }),
      })}
      closeLabel={close}
      actions={<SaveButton filter={filter} />}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <Field label={t('why.day')} hint={t('why.dayHint')}>
          <Input
            type="date"
            dir="ltr"
            max={today}
            value={day}
            onChange={({ target }) => setDay(target.value === '' ? today : target.value)}
          />
        </Field>
        <RebateShares filter={filter} onLeave={onClose} />
      </div>
    </Dialog>
  );
}

const indent = 2;

/** With how it is computed again, down to what each account played (agents-loyalty-money.md A8). */
function SaveButton({ filter }: { readonly filter: ShareFilter }) {
  const t = useTranslations('rebates.why');
  const [isBusy, setBusy] = useState(false);
  const save = async (): Promise<void> => {
    setBusy(true);
    const shares = await readAllShares(filter);
    setBusy(false);
    if (shares === null) {
      toastFailed(t('notSaved'));
      return;
    }
    const file = { howTo: t('howTo'), ...filter, ...shares };
    const name = `rebate-${filter.day}-${filter.category}-${filter.source}.json`;
    saveFile({ name, text: JSON.stringify(file, undefined, indent) });
  };
  return (
    <Button size="touch" busy={isBusy} onClick={() => void save()}>
      {t('save')}
    </Button>
  );
}
