import type { SentBodyOf } from '@portal/protocol';
import type { Endpoints } from '@portal/protocol/endpoints';
import type { DepositChannel } from './api/read-channels.ts';

export interface ChannelValues {
  readonly isOpen: boolean;
  readonly place: string;
  readonly least: string;
  readonly most: string;
  readonly dailyMost: string;
  readonly feeFixed: string;
  readonly feePercent: string;
  readonly feeLeast: string;
  readonly feeMost: string;
  readonly opens: string;
  readonly closes: string;
  /** By language, as JSON, because values of a form are texts. */
  readonly notes: string;
  readonly reason: string;
}

export function channelValues(channel: DepositChannel): ChannelValues {
  const { isOpen, place, least, most, dailyMost, fee, hours, notes } = channel;
  return {
    isOpen,
    place: String(place),
    least,
    most,
    dailyMost,
    feeFixed: fee.fixed,
    feePercent: fee.percent,
    feeLeast: fee.least,
    feeMost: fee.most ?? '',
    opens: hours?.opens ?? '',
    closes: hours?.closes ?? '',
    notes: JSON.stringify(notes),
    reason: '',
  };
}

/** Notes by language as a form keeps them. */
export function notesOf(text: string): Readonly<Record<string, string>> {
  return JSON.parse(text) as Record<string, string>;
}

/** What is sent; without both hours it is open all day. */
export function bodyOf(
  values: ChannelValues,
  version: number,
): SentBodyOf<Endpoints['changeDepositChannel']> {
  const { isOpen, reason } = values;
  const [opens, closes] = [values.opens.trim(), values.closes.trim()];
  const feeMost = values.feeMost.trim();
  const notes = Object.entries(notesOf(values.notes)).filter(([, text]) => text.trim() !== '');
  return {
    version,
    isOpen,
    place: Number(values.place),
    least: values.least.trim(),
    most: values.most.trim(),
    dailyMost: values.dailyMost.trim(),
    fee: {
      fixed: values.feeFixed.trim(),
      percent: values.feePercent.trim(),
      least: values.feeLeast.trim(),
      most: feeMost === '' ? null : feeMost,
    },
    hours: opens === '' || closes === '' ? null : { opens, closes },
    notes: Object.fromEntries(notes),
    reason,
  };
}
