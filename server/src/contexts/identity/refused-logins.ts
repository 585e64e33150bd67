import type { Logger } from 'pino';
import type { Clock } from '../../platform/context.ts';
import type { RequestFacts } from '../../platform/http/request-facts.ts';
import type { UnitOfWork } from '../../platform/unit-of-work.ts';
import { systemUnit } from '../../platform/unit-of-work.ts';
import type { TrailEvent } from '../trail/index.ts';
import { recordEvents } from '../trail/index.ts';
import type { Realm } from './store.ts';
import type { EntryRefusal } from './use-cases/enter.ts';

export type LoginRefusal =
  | 'in_incorrect_password'
  | EntryRefusal
  | 'second_factor_incorrect'
  | 'login_throttled'
  | 'captcha_required'
  | 'captcha_incorrect'
  | 'captcha_unreachable';

export interface RefusedLogin {
  readonly realm: Realm;
  readonly code: LoginRefusal;
  /** Failures in a row, this one included; absent when the password was not looked at. */
  readonly failures?: number;
  /** The account that somebody tried to enter; absent for a name that nobody has. */
  readonly subjectId?: string;
  readonly request: RequestFacts;
}

/**
 * Tells the trail of refused logins, outside of the transactions that refused them. A flood of them
 * must not become a flood of entries that stand for ever, so this many a minute are told one by
 * one; of all others, and of names that nobody has, one entry a minute tells how many there were.
 */
export interface RefusedLogins {
  /**
   * Takes the same time whether the name exists (R59): entries are collected and written once a
   * second.
   */
  note(login: RefusedLogin): void;
  /** Writes the collected entries; with `isLast`, all of them, because the process stops. */
  flush(isLast?: boolean): Promise<void>;
  stop(): Promise<void>;
}

const oneByOneAMinute = 300;
const flushMilliseconds = 1000;
const minuteMilliseconds = 60_000;
/** Beyond it address blocks are only counted together. */
const mostBlocks = 1000;
/** How many entries are held while the database does not answer. */
const mostWaiting = 3000;

interface Rest {
  readonly since: Temporal.Instant;
  refusals: number;
  readonly blocks: Map<string, number>;
}

export function createRefusedLogins(parts: {
  readonly work: UnitOfWork;
  readonly clock: Clock;
  readonly log: Logger;
}): RefusedLogins {
  const { work, clock, log } = parts;
  const mayTell = createBudget(clock);
  let waiting: TrailEvent[] = [];
  let rest: Rest | undefined;
  let restToldAtMs = Number.NEGATIVE_INFINITY;

  async function flush(isLast = false): Promise<void> {
    const isDue = isLast || clock.nowMs() - restToldAtMs >= minuteMilliseconds;
    const due = isDue ? rest : undefined;
    const events = waiting;
    if (events.length === 0 && due === undefined) {
      return;
    }
    waiting = [];
    rest = due === undefined ? rest : undefined;
    restToldAtMs = due === undefined ? restToldAtMs : clock.nowMs();
    try {
      await work.run(systemUnit('identity.refused_logins'), (ctx) =>
        recordEvents(ctx, ...events, ...(due === undefined ? [] : [restEvent(ctx.site.id, due)])),
      );
    } catch (error) {
      log.error({ err: error }, 'refused logins were not told to the trail');
      waiting = [...events, ...waiting].slice(0, mostWaiting);
      rest ??= due;
    }
  }

  const timer = setInterval(() => void flush(), flushMilliseconds);
  timer.unref();

  return {
    note(login) {
      if (login.subjectId !== undefined && mayTell()) {
        waiting.push(ownEvent(login, login.subjectId, clock.now()));
        return;
      }
      rest ??= { since: clock.now(), refusals: 0, blocks: new Map() };
      countIn(rest, login.request.addressBlock);
    },
    flush,
    async stop() {
      clearInterval(timer);
      await flush(true);
    },
  };
}

/** True {@link oneByOneAMinute} times a minute. */
function createBudget(clock: Clock): () => boolean {
  let fromMs = Number.NEGATIVE_INFINITY;
  let used = 0;
  return () => {
    if (clock.nowMs() - fromMs >= minuteMilliseconds) {
      fromMs = clock.nowMs();
      used = 0;
    }
    used += 1;
    return used <= oneByOneAMinute;
  };
}

function countIn(rest: Rest, addressBlock: string): void {
  rest.refusals += 1;
  const before = rest.blocks.get(addressBlock) ?? 0;
  if (before > 0 || rest.blocks.size < mostBlocks) {
    rest.blocks.set(addressBlock, before + 1);
  }
}

function ownEvent(login: RefusedLogin, id: string, at: Temporal.Instant): TrailEvent {
  const { realm, code, failures, request } = login;
  return {
    action: `${realm}.login_refused`,
    by: { kind: 'visitor', id: null, name: null },
    subject: { type: realm, id },
    after: { code, ...(failures !== undefined && { failures: String(failures) }) },
    seen: { at, ip: request.ip, requestId: request.id },
  };
}

function restEvent(siteId: string, { since, refusals, blocks }: Rest): TrailEvent {
  const [block, most] = [...blocks].toSorted(([, left], [, right]) => right - left)[0] ?? ['', 0];
  return {
    action: 'site.logins_refused',
    subject: { type: 'site', id: siteId },
    after: {
      refusals: String(refusals),
      since: String(since),
      addressBlocks: String(blocks.size),
      mostFrom: `${block} (${most})`,
    },
  };
}
