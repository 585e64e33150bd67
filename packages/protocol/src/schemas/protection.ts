import { z } from 'zod';
import { breakKinds, limitKinds, limitPeriods, operatorStops } from '../protection.ts';
import { amountText, currencyText, instantText } from './wire.ts';

/** Money, or whole minutes of a session limit. */
const limitAmount = amountText;

const heldLimit = z.strictObject({
  kind: z.enum(limitKinds),
  period: z.enum(limitPeriods),
  /** Null where the member set none. */
  limit: limitAmount.nullable(),
  used: limitAmount,
  /** Null without a limit. */
  left: limitAmount.nullable(),
  /** When the period begins anew. */
  endsAt: instantText,
  /** A raise, or with a null amount a removal, that waits for its day and a second yes. */
  raise: z
    .strictObject({
      amount: limitAmount.nullable(),
      ripeAt: instantText,
      lapsesAt: instantText,
      isRipe: z.boolean(),
    })
    .nullable(),
});

/** What runs now. */
const runningBreak = z.strictObject({
  kind: z.enum(breakKinds),
  startedAt: instantText,
  /** Null for ever. */
  endsAt: instantText.nullable(),
  /** Of an exclusion: when its member may ask to come back. */
  mayAskAt: instantText.nullable(),
  /** When it is over after its member asked. */
  returnsAt: instantText.nullable(),
});

const checkState = z.strictObject({
  minutes: z.int(),
  isDue: z.boolean(),
  playedMinutes: z.int(),
});

export const protectionState = z.strictObject({
  currency: currencyText,
  limits: z.array(heldLimit),
  pause: runningBreak.nullable(),
  /** What is stopped until somebody lifts it, and whether papers are waited for. */
  stopped: z.array(z.enum([...operatorStops, 'KYC_PENDING'])),
  check: checkState,
  /** Since the site's day began. */
  today: z.strictObject({ staked: amountText, returned: amountText, net: amountText }),
});
