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
  readonly leastRank: string;
  readonly mostRank: string;
  readonly tags: string;
  readonly minutes: string;
  readonly fixed: string;
  readonly weight: string;
  /** By language, as JSON, because values of a form are texts. */
  readonly notes: string;
  readonly reason: string;
}

export function channelValues(channel: DepositChannel): ChannelValues {
  const { isOpen, place, least, most, dailyMost, fee, hours, notes } = channel;
  const { audience, minutes, fixed, weight } = channel;
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
    leastRank: textOf(audience.leastRank),
    mostRank: textOf(audience.mostRank),
    tags: audience.tags.join(' '),
    minutes: String(minutes),
    fixed: fixed.join(' '),
    weight: textOf(weight),
    notes: JSON.stringify(notes),
    reason: '',
  };
}

function textOf(number: number | null): string {
  return number === null ? '' : String(number);
}

/** Empty is no bound. */
function numberOf(text: string): number | null {
  return text.trim() === '' ? null : Number(text);
}

function wordsOf(text: string): string[] {
  return [...new Set(text.split(/[\s,]+/u).filter((word) => word !== ''))];
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
    audience: {
      leastRank: numberOf(values.leastRank),
      mostRank: numberOf(values.mostRank),
      tags: wordsOf(values.tags),
    },
    minutes: Number(values.minutes),
    fixed: wordsOf(values.fixed),
    weight: numberOf(values.weight),
    notes: Object.fromEntries(notes),
    reason,
  };
}
