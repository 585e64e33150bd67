import type { DeliveryChannel } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { countryOf, rangeOf } from '../../platform/phone-numbers.ts';
import { type CopyCounts, type CopyLane, countCopies, insertCopySend } from './store-copies.ts';

/**
 * R65. Lower than what is bought by whoever pumps SMS, and more than a busy evening tells one
 * person. An e-mail costs next to nothing; its budget keeps a mailbox from being flooded.
 */
export const copyLimits = {
  sms: {
    recipientInHour: 5,
    recipientInDay: 10,
    rangeInHour: 30,
    countryInHour: 500,
    countryInDay: 10_000,
    siteInDay: 20_000,
  },
  email: {
    recipientInHour: 20,
    recipientInDay: 60,
    rangeInHour: 20,
    countryInHour: Infinity,
    countryInDay: Infinity,
    siteInDay: 200_000,
  },
} as const satisfies Readonly<Record<DeliveryChannel, CopyCounts>>;

/** Which budget of a channel is spent; undefined while there is some left of each. */
export function spentCopyBudget(
  channel: DeliveryChannel,
  counts: CopyCounts,
): keyof CopyCounts | undefined {
  const limits: CopyCounts = copyLimits[channel];
  const names = [
    'recipientInHour',
    'recipientInDay',
    'rangeInHour',
    'countryInHour',
    'countryInDay',
    'siteInDay',
  ] as const;
  return names.find((name) => counts[name] >= limits[name]);
}

/**
 * Takes one copy from the budgets of its recipient, range, country and the site, which are apart
 * from those of codes: a pump of copies uses up nobody's codes. False where one is spent; the
 * message stands in the inbox all the same.
 */
export async function takeCopy(
  ctx: Ctx,
  copy: {
    readonly channel: DeliveryChannel;
    readonly lane: CopyLane;
    readonly recipient: string;
  },
): Promise<boolean> {
  const { channel, recipient } = copy;
  const isNumber = channel === 'sms';
  const keys = {
    ...copy,
    range: isNumber ? rangeOf(recipient) : recipient,
    country: isNumber ? (countryOf(recipient) ?? null) : null,
    at: ctx.clock.now(),
  };
  const spent = spentCopyBudget(channel, await countCopies(ctx.tx, keys));
  if (spent !== undefined) {
    ctx.log.warn({ budget: spent, channel, range: keys.range }, 'a copy is not sent');
    return false;
  }
  await insertCopySend(ctx.tx, keys);
  return true;
}
