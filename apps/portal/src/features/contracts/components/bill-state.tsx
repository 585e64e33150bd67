import { useTranslations } from '@portal/i18n/react';
import { Tag, type Tone } from '@portal/ui';
import type { Bill } from '../api/list-bills.ts';

const tones: Partial<Readonly<Record<Bill['payState'], Tone>>> = {
  PAID: 'ok',
  PART_PAID: 'warn',
  OWED: 'bad',
  WAITING: 'info',
  APPROVAL: 'info',
};

/** How far a bill is paid; of one that came to nothing, why. */
export function BillState({ bill }: { readonly bill: Pick<Bill, 'payState' | 'status'> }) {
  const t = useTranslations('contracts');
  const { payState, status } = bill;
  return (
    <Tag tone={tones[payState] ?? 'neutral'}>
      {payState === 'NONE' ? t(`status.${status}`) : t(`payState.${payState}`)}
    </Tag>
  );
}
