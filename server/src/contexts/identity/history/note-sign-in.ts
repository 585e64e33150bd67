import type { SignInMethod, SignInRefusal } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import type { RequestFacts } from '../../../platform/http/request-facts.ts';
import { secretHash } from '../secrets.ts';
import { insertSignIn, nobody, type SignInFacts, upsertTry } from './store-sign-ins.ts';

/** Tries of one source within this time are one line, so that a flood of them is no flood. */
const windowMilliseconds = 600_000;

/** A login of a member, for their history (agents-loyalty-money.md F). */
export async function noteSignIn(
  ctx: Ctx,
  signIn: {
    readonly subjectId: string;
    readonly method: SignInMethod;
    readonly request: RequestFacts;
  },
): Promise<void> {
  await insertSignIn(ctx.tx, factsOf(ctx, signIn));
}

/**
 * A try that came to nothing, or will have when nobody takes it back; says in which line it is
 * counted. One under a name that nobody has is counted alike, under that name, and read by nobody
 * (R59).
 */
export async function noteTry(
  ctx: Ctx,
  attempt: {
    /** Undefined where nobody has the name. */
    readonly subjectId: string | undefined;
    /** What was typed, in its one form. */
    readonly name: string;
    readonly method: SignInMethod;
    readonly result: SignInRefusal;
    readonly request: RequestFacts;
    /** A device that is known to be theirs; others are counted by their block of addresses. */
    readonly device?: string | undefined;
  },
): Promise<string | undefined> {
  const { name, method, result, request, device } = attempt;
  const subjectId = attempt.subjectId ?? nobody + secretHash(name).toString('base64url');
  const startMs = Math.floor(ctx.clock.nowMs() / windowMilliseconds) * windowMilliseconds;
  return upsertTry(ctx.tx, {
    ...factsOf(ctx, { subjectId, method, request }),
    result,
    source: device ?? request.addressBlock,
    windowStart: Temporal.Instant.fromEpochMilliseconds(startMs),
  });
}

function factsOf(
  ctx: Ctx,
  {
    subjectId,
    method,
    request,
  }: {
    readonly subjectId: string;
    readonly method: SignInMethod;
    readonly request: RequestFacts;
  },
): SignInFacts {
  const { ip, userAgent: browser } = request;
  return {
    id: ctx.ids.next('lgn'),
    subjectId,
    at: ctx.clock.now(),
    method,
    ip,
    country: ctx.site.countryOf(ip),
    city: ctx.site.cityOf(ip),
    browser,
  };
}
