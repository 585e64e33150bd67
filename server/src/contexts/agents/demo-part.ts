import type { Ctx } from '../../platform/context.ts';
import { addressOf } from '../../platform/demo/address-of.ts';
import type { DemoDay, Scene } from '../../platform/demo/demo-part.ts';
import { memberNamed } from '../members/index.ts';
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

export function agentsDemo(_ctx: Ctx, day: DemoDay): Promise<readonly Scene[]> {
  const today = channels.filter(({ dayNumber }) => dayNumber === day.number);
  return Promise.resolve(
    today.map((channel) => ({ at: day.at(channel.hours), play: (ctx) => open(ctx, channel) })),
  );
}

async function open(ctx: Ctx, { account, note, validDays, isMistake }: NewChannel): Promise<void> {
  const agent = await memberNamed(ctx, account);
  if (agent?.kind !== 'agent') {
    return;
  }
  const actor = {
    kind: 'member',
    id: agent.id,
    sessionId: ctx.ids.next('ses'),
    isTrial: false,
    isAgent: true,
    isRestricted: false,
    ip: addressOf(account),
  } as const;
  const { code } = await createRegisterLink({ ...ctx, actor }, { note, validDays });
  if (isMistake === true) {
    await endRegisterLink({ ...ctx, actor }, code);
  }
}
