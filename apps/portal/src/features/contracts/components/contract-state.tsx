import { useFormats, useTranslations } from '@portal/i18n/react';
import { contractBounds, contractWord, type ContractWord } from '@portal/records';
import { Tag, type Tone } from '@portal/ui';
import { nowMs } from '../../../shared/time/clock.ts';
import type { Contract } from '../api/read-consolidated.ts';

const tones: Partial<Readonly<Record<ContractWord, Tone>>> = {
  PENDING: 'warn',
  ACTIVE: 'ok',
  ENDING: 'warn',
  TERM_REQUESTED: 'warn',
  REJECTED: 'bad',
};

/** Where a contract stands today, which its state alone does not say. */
export function ContractState({ contract }: { readonly contract: Contract }) {
  const t = useTranslations('contracts');
  const formats = useFormats();
  const word = contractWord(contract, nowMs());
  const { first, last } = contractBounds(contract, formats);
  const text =
    word === 'AGREED'
      ? t('stateBy.begins', { day: first })
      : word === 'ENDING'
        ? t('stateBy.ends', { day: last })
        : t(`state.${word}`);
  return <Tag tone={tones[word] ?? 'neutral'}>{text}</Tag>;
}
