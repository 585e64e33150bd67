import { useTranslations } from '@portal/i18n/react';

/** What the heads of a record's columns say once for all lines. */
export interface Heads {
  readonly zone: string;
  /** Empty until it is known. */
  readonly currency: string;
}

export function useHeads({ zone, currency }: Heads) {
  const t = useTranslations('record-page');
  return {
    time: (label: string) => t('time', { what: label, zone }),
    money: (label: string) => (currency === '' ? label : t('money', { what: label, currency })),
  };
}

export function useCopyLabels() {
  const t = useTranslations('common.actions');
  return { copy: t('copy'), copied: t('copied') };
}
