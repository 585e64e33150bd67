import type { Ctx } from '../../platform/context.ts';
import { addressOf } from '../../platform/demo/address-of.ts';
import type { Chance } from '../../platform/demo/chance.ts';
import type { DemoDay, DemoPart, Scene } from '../../platform/demo/demo-part.ts';
import type { Scope } from '../../platform/http/route.ts';
import { Refusal } from '../../platform/refusal.ts';
import { workWithin } from '../../platform/unit-of-work.ts';
import { recordEvents } from '../trail/index.ts';
import { demoRequest } from './demo-request.ts';
import type { IdentityEnv } from './env.ts';
import { noteSignIn } from './history/note-sign-in.ts';
import { createRefusedLogins } from './refused-logins.ts';
import { type KnownSubject, markSignedIn, selectSubjects } from './store.ts';
import { signIn } from './use-cases/sign-in.ts';

const attemptHours = 20 / 3600;
const forgetfulness = 0.03;
/** Operators begin in the morning of a working day. */
const deskHours = 8.9;
const fridayOfWeek = 5;
/** Once a stranger guesses at an account that everybody has read of, at night. */
const guessing = { dayNumber: 17, hours: 3.4, username: 'demoagent', attempts: 5 };

/** Somebody who signs in without a mistake. */
interface Arrival {
  readonly subject: KnownSubject;
  readonly ip: string;
}

/** What somebody types at a sign-in. */
interface Attempt {
  readonly subject: Pick<KnownSubject, 'realm' | 'username'>;
  readonly ip: string;
  readonly isRight: boolean;
}

/** Who signed in and who mistyped; members with their visits, operators on working days. */
export function identityDemo(env: IdentityEnv): DemoPart {
  return async (ctx, day) => {
    const subjects = await selectSubjects(ctx.tx);
    return [
      ...subjects.flatMap((subject) => scenesOf(env, day, subject)),
      ...(day.number === guessing.dayNumber ? guesses(env, day) : []),
    ];
  };
}

function scenesOf(env: IdentityEnv, day: DemoDay, subject: KnownSubject): readonly Scene[] {
  const { username: name, since, realm } = subject;
  const hours = realm === 'operator' ? deskHoursOf(day) : day.visitOf({ name, since })?.fromHours;
  if (hours === undefined) {
    return [];
  }
  const mistakes = mistakesOf(day.chance(`sign-in ${name}`));
  if (mistakes === 0) {
    return [{ at: day.at(hours), play: (ctx) => arrive(ctx, { subject, ip: addressOf(name) }) }];
  }
  const attempts = Array.from({ length: mistakes + 1 }, (_, index): Attempt => {
    return { subject, ip: addressOf(name), isRight: index === mistakes };
  });
  return attempts.map((attempt, index) => {
    // The right one comes when the visit begins.
    const at = day.at(hours - (mistakes - index) * attemptHours);
    return { at, play: (ctx) => tryToSignIn(ctx, env, attempt) };
  });
}

function deskHoursOf(day: DemoDay): number | undefined {
  return day.date.dayOfWeek > fridayOfWeek ? undefined : deskHours;
}

function mistakesOf(chance: Chance): number {
  return chance.happens(forgetfulness) ? chance.between(1, 2) : 0;
}

function guesses(env: IdentityEnv, day: DemoDay): readonly Scene[] {
  const { hours, username, attempts } = guessing;
  const guess = {
    subject: { realm: 'member', username },
    ip: addressOf('a stranger'),
    isRight: false,
  } as const;
  return Array.from({ length: attempts }, (_, index): Scene => {
    const at = day.at(hours + index * attemptHours);
    return { at, play: (ctx) => tryToSignIn(ctx, env, guess) };
  });
}

/**
 * What a sign-in leaves behind once its session is long over: hundreds of them would open sessions
 * for nobody.
 */
async function arrive(ctx: Ctx, { subject, ip }: Arrival): Promise<void> {
  const { id, realm, username } = subject;
  await markSignedIn(ctx.tx, id, ctx.clock.now());
  if (realm === 'member') {
    const request = demoRequest({ id: ctx.ids.next('req'), browser: `demo ${ip}`, ip });
    await noteSignIn(ctx, { subjectId: id, method: 'password', request });
  }
  await recordEvents(ctx, {
    action: `${realm}.login`,
    by: { kind: realm, id, name: username },
    subject: { type: realm, id },
    seen: { at: ctx.clock.now(), ip, requestId: ctx.ids.next('req') },
  });
}

/**
 * The use case itself, without the cost of a hash: whether the password was right is a fact of the
 * past. Its refusals are what the trail tells of.
 */
async function tryToSignIn(ctx: Ctx, env: IdentityEnv, attempt: Attempt): Promise<void> {
  const { subject, ip, isRight } = attempt;
  const visitor = { ...ctx, actor: { kind: 'visitor', ip } } as const;
  const inPast: Scope['transaction'] = (run) => run(visitor);
  const scope: Scope = { ctx: visitor, transaction: inPast, snapshot: inPast };
  const refusedLogins = createRefusedLogins({ ...ctx, work: workWithin(ctx) });
  const pastEnv: IdentityEnv = {
    ...env,
    hasher: { ...env.hasher, verify: () => Promise.resolve(isRight) },
    refusedLogins,
  };
  const browser = `demo ${ip}`;
  const request = demoRequest({ id: ctx.ids.next('req'), browser, ip });
  try {
    await signIn(pastEnv, scope, { ...subject, password: '', captcha: undefined, request });
  } catch (error) {
    if (!(error instanceof Refusal)) {
      throw error;
    }
  }
  await refusedLogins.stop();
}
