import { useFormats, useTranslations } from '@portal/i18n/react';
import { Dialog, Field, Input } from '@portal/ui';
import { useState } from 'react';
import { nowMs } from '../../../shared/time/clock.ts';
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
        <RebateShares
          filter={{ day, category: row.category, source: row.source }}
          onLeave={onClose}
        />
      </div>
    </Dialog>
  );
}
