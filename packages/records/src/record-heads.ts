import type { RecordTexts } from './record-texts.ts';

/** What the heads of a record's columns say once for all lines. */
export interface RecordHeads {
  readonly zone: string;
  /** Empty until it is known. */
  readonly currency: string;
}

export function recordHeads(t: RecordTexts, { zone, currency }: RecordHeads) {
  return {
    time: (label: string) => t('time', { what: label, zone }),
    money: (label: string) => (currency === '' ? label : t('money', { what: label, currency })),
  };
}
