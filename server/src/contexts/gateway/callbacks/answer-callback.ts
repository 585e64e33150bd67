import { setTimeout as pause } from 'node:timers/promises';
import type { CallOutcome, OutcomeCode, Reading } from '@portal/vendors';
import type { CallbackAnswer, CallbackRequest } from '../../../platform/http/callback-route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { VendorAccount } from '../vendor-book.ts';
import { carryOut, type CarryingParts } from './carry-out.ts';
import { outcomeOfCode } from './outcome-of.ts';

/** The strictest vendor hangs up after two seconds (rule 19). */
const hardStopMilliseconds = 1500;

/** Nobody that we know calls so: there is no dialect to answer in. */
const stranger: CallbackAnswer = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: 'no such vendor',
};

/** Until the accounts were read once, nobody knows in which dialect to answer. */
const unsure: CallbackAnswer = { ...stranger, status: 500, body: 'try again' };

/** The whole road of one call, from its bytes to the answer; it never throws. */
export async function answerCallback(
  parts: CarryingParts,
  request: CallbackRequest,
): Promise<CallbackAnswer> {
  const { vendors, clock } = parts;
  const vendor = await vendors.find(request.sender).catch(() => 'unsure' as const);
  if (vendor === 'unsure') {
    return unsure;
  }
  // Money of one purse lies in one place: who keeps it itself has no business with the other.
  if (vendor === undefined || vendor.transferUrl !== undefined) {
    return stranger;
  }
  const { dialect, keys } = vendor;
  const atMs = clock.nowMs();
  const reading = dialect.read(request, { keys, nowMs: atMs });
  const outcome = await settle(parts, vendor, reading);
  tell(parts, vendor, outcome);
  const answered = reading.ok
    ? { call: reading.call, requestId: reading.call.requestId }
    : { requestId: reading.requestId };
  const answer = dialect.answer(answered, outcome, keys);
  const milliseconds = Math.max(0, clock.nowMs() - atMs);
  parts.calls.note({ vendorCode: vendor.code, ...answered, outcome, answer, atMs, milliseconds });
  return answer;
}

/** What a body gets that could not be taken whole. */
export async function answerBroken(
  parts: CarryingParts,
  { sender }: Pick<CallbackRequest, 'sender'>,
): Promise<CallbackAnswer> {
  const vendor = await parts.vendors.find(sender).catch(() => undefined);
  return vendor === undefined
    ? stranger
    : vendor.dialect.answer({ requestId: '' }, bare(parts, 'bad_request'), vendor.keys);
}

async function settle(
  parts: CarryingParts,
  vendor: VendorAccount,
  reading: Reading,
): Promise<CallOutcome> {
  if (!reading.ok) {
    return bare(parts, reading.code);
  }
  if (parts.seats.isFull()) {
    return bare(parts, 'try_again');
  }
  const isOver = new AbortController();
  const late = pause(hardStopMilliseconds, bare(parts, 'try_again'), { signal: isOver.signal });
  const done = parts.seats.during(() => carryOut(parts, vendor, reading.call));
  try {
    return await Promise.race([done.catch((error: unknown) => unknown(parts, error)), late]);
  } finally {
    isOver.abort();
    late.catch(() => undefined);
  }
}

/** Only a refusal is sure; anything else is asked for again, which finds out. */
function unknown(parts: CarryingParts, error: unknown): CallOutcome {
  if (error instanceof Refusal) {
    return bare(parts, outcomeOfCode(error.code));
  }
  parts.log.error({ err: error }, 'a callback of a vendor failed');
  return bare(parts, 'try_again');
}

function bare({ clock }: CarryingParts, code: OutcomeCode): CallOutcome {
  return { code, commands: [{ code }], atMs: clock.nowMs() };
}

/** What somebody has to look at: forged calls, and ids that are used twice (rule 4). */
const alarming: ReadonlySet<OutcomeCode> = new Set(['bad_signature', 'id_reused', 'try_again']);

function tell({ log }: CarryingParts, vendor: VendorAccount, { code }: CallOutcome): void {
  if (alarming.has(code)) {
    log.warn({ vendor: vendor.code, code }, 'a callback of a vendor');
  }
}
