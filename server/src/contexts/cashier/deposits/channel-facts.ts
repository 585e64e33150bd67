import { currency, formatAmount } from '@portal/money';
import type { Ctx } from '../../../platform/context.ts';
import type { OfferedChannel } from './channels.ts';
import { percentText } from './percent-text.ts';

type Set = Pick<
  OfferedChannel,
  | 'isOpen'
  | 'place'
  | 'leastMinor'
  | 'mostMinor'
  | 'dailyMinor'
  | 'fee'
  | 'hours'
  | 'notes'
  | 'audience'
  | 'minutes'
  | 'fixedMinor'
  | 'weight'
  | 'version'
>;

/** What the trail keeps of a channel, so that a change shows as what was and what is. */
export function channelFacts(ctx: Ctx, set: Set): Record<string, string> {
  const unit = currency(ctx.site.currency);
  const amount = (minor: bigint) => formatAmount(minor, unit);
  const { fee, hours, audience, fixedMinor, weight } = set;
  return {
    version: String(set.version),
    open: set.isOpen ? 'yes' : 'no',
    place: String(set.place),
    least: amount(set.leastMinor),
    most: amount(set.mostMinor),
    daily: amount(set.dailyMinor),
    fee: `${amount(fee.fixedMinor)} + ${percentText(fee.partsPerMillion)} %`,
    fee_least: amount(fee.leastMinor),
    fee_most: fee.mostMinor === undefined ? '-' : amount(fee.mostMinor),
    hours: hours === undefined ? '-' : `${hours.opens}-${hours.closes}`,
    ranks: `${audience.leastRank ?? ''}-${audience.mostRank ?? ''}`,
    tags: listed(audience.tags),
    minutes: String(set.minutes),
    fixed: listed(fixedMinor.map(amount)),
    weight: weight === undefined ? '-' : String(weight),
    notes: notesText(set.notes),
  };
}

function listed(texts: readonly string[]): string {
  return texts.length === 0 ? '-' : texts.join(' ');
}

function notesText(notes: Readonly<Record<string, string>>): string {
  const lines = Object.entries(notes).map(([language, text]) => `${language}: ${text}`);
  return lines.length === 0 ? '-' : lines.toSorted().join(' | ');
}
