import { useTranslations } from '@portal/i18n/react';
import { Tag, type Tone } from '@portal/ui';
import type { Contract } from '../api/read-consolidated.ts';

const tones: Partial<Readonly<Record<Contract['state'], Tone>>> = {
  PENDING: 'warn',
  ACTIVE: 'ok',
  TERM_REQUESTED: 'warn',
  REJECTED: 'bad',
};

export function ContractState({ state }: { readonly state: Contract['state'] }) {
  const t = useTranslations('contracts.state');
  return <Tag tone={tones[state] ?? 'neutral'}>{t(state)}</Tag>;
}
