import type { MemberId } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../platform/context.ts';
import { addressOf } from '../../platform/demo/address-of.ts';
import type { DemoDay, Scene } from '../../platform/demo/demo-part.ts';
import { emit } from '../../platform/outbox.ts';
import { memberNamed } from '../members/index.ts';
import './terms/changed-event.ts';
import { insertTerms } from './terms/store-terms.ts';
import { storedTerms, type Terms, usualTerms, withRates } from './terms/terms.ts';
import { raiseTerms } from './terms/use-cases/raise-terms.ts';
import { createRegisterLink } from './use-cases/create-register-link.ts';
import { endRegisterLink } from './use-cases/end-register-link.ts';

interface NewChannel {
  readonly dayNumber: number;
  readonly hours: number;
  readonly account: string;
  readonly note: string;
  readonly validDays?: number;
  /** Ended at once: the note had a mistake in it. */
  readonly isMistake?: true;
}

/** Links that agents made beside their first one, in the past of a demo site. */
const channels: readonly NewChannel[] = [
  { dayNumber: 3, hours: 10.4, account: 'demoagent', note: 'Footbal forum', isMistake: true },
  { dayNumber: 3, hours: 10.6, account: 'demoagent', note: 'Football forum' },
  { dayNumber: 6, hours: 15.2, account: 'demodownline1', note: 'Messenger group' },
  { dayNumber: 9, hours: 12.1, account: 'silverfen', note: 'Open day', validDays: 14 },
  { dayNumber: 20, hours: 18.7, account: 'demoagent', note: 'Card at the café', validDays: 90 },
];

/**
 * On this day the house gives its agent more than the usual rates, within the return guard beside
 * its wage (A10), and the agent hands a part on: so differences come in, and more can be given.
 */
const ratesDay = 10;
const ratesHours = 11.3;
const raised = ['LOTT', 'ELOTT', 'RNG', 'FISH', 'SPORTS', 'ESPORTS'] as const;
const ofHousePpm = 2000;
const handedOnPpm = 1000;

export function agentsDemo(_ctx: Ctx, day: DemoDay): Promise<readonly Scene[]> {
  const today = channels.filter(({ dayNumber }) => dayNumber === day.number);
  return Promise.resolve([
    ...today.map((channel) => ({
      at: day.at(channel.hours),
      play: (ctx: Ctx) => open(ctx, channel),
    })),
    ...(day.number === ratesDay ? [{ at: day.at(ratesHours), play: grantRates }] : []),
  ]);
}

function above(morePpm: number): Terms {
  const isRaised = (category: string) => raised.some((name) => name === category);
  return withRates(
    usualTerms,
    (category) => usualTerms.rates[category] + (isRaised(category) ? morePpm : 0),
  );
}

async function grantRates(ctx: Ctx): Promise<void> {
  const agent = await memberNamed(ctx, 'demoagent');
  const direct = await memberNamed(ctx, 'demodownline1');
  if (agent?.kind !== 'agent' || direct === undefined) {
    return;
  }
  const now = ctx.clock.now();
  const moments = { effectiveAt: now, setAt: now };
  const terms = storedTerms(above(ofHousePpm));
  await insertTerms(ctx.tx, { ...terms, ...moments, memberId: agent.id, setBy: 'house' });
  const payload = { memberId: agent.id, setAt: String(now), from: String(now) };
  await emit(ctx, { name: 'agents.terms_changed', payload });
  const actor = actorOf(ctx, { id: agent.id, account: 'demoagent' });
  const command = { account: 'demodownline1', terms: above(handedOnPpm) };
  await raiseTerms({ ...ctx, actor }, command, []);
}

function actorOf(
  ctx: Ctx,
  { id, account }: { readonly id: MemberId; readonly account: string },
): MemberActor {
  return {
    kind: 'member',
    id,
    sessionId: ctx.ids.next('ses'),
    isTrial: false,
    isAgent: true,
    isRestricted: false,
    ip: addressOf(account),
  };
}

async function open(ctx: Ctx, { account, note, validDays, isMistake }: NewChannel): Promise<void> {
  const agent = await memberNamed(ctx, account);
  if (agent?.kind !== 'agent') {
    return;
  }
  const actor = actorOf(ctx, { id: agent.id, account });
  const { code } = await createRegisterLink({ ...ctx, actor }, { note, validDays });
  if (isMistake === true) {
    await endRegisterLink({ ...ctx, actor }, code);
  }
}
