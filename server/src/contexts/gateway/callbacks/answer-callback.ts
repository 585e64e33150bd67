import type { CallOutcome, OutcomeCode, Reading } from '@portal/vendors';
import type { CallbackAnswer, CallbackRequest } from '../../../platform/http/callback-route.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { VendorAccount } from '../vendor-book.ts';
import { carryOut, type CarryingParts } from './carry-out.ts';
import { type Late, withinHardStop } from './hard-stop.ts';
import { outcomeOfCode } from './outcome-of.ts';

/** Nobody that we know calls so: there is no dialect to answer in. */
const stranger: CallbackAnswer = {
  status: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8' },
  body: 'no such vendor',
};

/** Until the accounts were read once, nobody knows in which dialect to answer. */
const unsure: CallbackAnswer = { ...stranger, status: 500, body: 'try again' };

/** The whole road of one call, from its bytes to the answer; it never throws. */
export function answerCallback(
  parts: CarryingParts,
  request: CallbackRequest,
): Promise<CallbackAnswer> {
  return withinHardStop((late) => answerBefore(late, parts, request));
}

async function answerBefore(
  late: Late,
  parts: CarryingParts,
  request: CallbackRequest,
): Promise<CallbackAnswer> {
  const { vendors, clock } = parts;
  const found = vendors.find(request.sender).catch(() => 'late' as const);
  const vendor = await Promise.race([found, late]);
  if (vendor === 'late') {
    return unsure;
  }
  // Money of one purse lies in one place: who keeps it itself has no business with the other.
  if (vendor === undefined || vendor.transferUrl !== undefined) {
    return stranger;
  }
  const { dialect, keys } = vendor;
  const atMs = clock.nowMs();
  const reading = dialect.read(request, { keys, nowMs: atMs });
  const outcome = await settle(parts, { late, vendor, reading });
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
export function answerBroken(
  parts: CarryingParts,
  { sender }: Pick<CallbackRequest, 'sender'>,
): Promise<CallbackAnswer> {
  return withinHardStop(async (late) => {
    const found = parts.vendors.find(sender).catch(() => undefined);
    const vendor = await Promise.race([found, late]);
    return vendor === undefined || vendor === 'late'
      ? stranger
      : vendor.dialect.answer({ requestId: '' }, bare(parts, 'bad_request'), vendor.keys);
  });
}

async function settle(
  parts: CarryingParts,
  call: { readonly late: Late; readonly vendor: VendorAccount; readonly reading: Reading },
): Promise<CallOutcome> {
  const { late, vendor, reading } = call;
  if (!reading.ok) {
    return bare(parts, reading.code);
  }
  if (parts.seats.isFull()) {
    return bare(parts, 'try_again');
  }
  const done = parts.seats.during(() => carryOut(parts, vendor, reading.call));
  const outcome = await Promise.race([done.catch((error: unknown) => unknown(parts, error)), late]);
  return outcome === 'late' ? bare(parts, 'try_again') : outcome;
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
