import { chatRooms } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import type { DemoDay, DemoPart, Scene } from '../../platform/demo/demo-part.ts';
import { memberCtx } from '../../platform/demo/member-ctx.ts';
import { Refusal } from '../../platform/refusal.ts';
import { demoOperatorCtx } from '../identity/index.ts';
import { everyMember, type Member } from '../members/index.ts';
import { demoTalk, demoTrouble } from './data/demo-talk.ts';
import { decideChatMessage } from './use-cases/decide-chat-message.ts';
import { reportChatMessage } from './use-cases/report-chat-message.ts';
import { sendChatMessage } from './use-cases/send-chat-message.ts';

/** Of those who are on the site, and how much they say. */
const talkative = 0.3;
const mostLines = 3;
/** After the doors of the first day opened at nine. */
const firstHour = 9.2;
const troubleHours = 0.5;
const muteHours = 72;

/** Talk of those who are there, reports of some of it, and what a moderator made of them. */
export const chatDemo: DemoPart = async (ctx, day) => {
  const members = (await everyMember(ctx)).filter(
    ({ kind, state }) => kind !== 'trial' && state === 'active',
  );
  return [...members.flatMap((member) => talkScenes(day, member)), ...troubleScenes(day, members)];
};

function talkScenes(day: DemoDay, member: Member): readonly Scene[] {
  const visit = day.visitOf({ name: member.account, since: member.registeredAt });
  const chance = day.chance(`chat ${member.account}`);
  if (visit === undefined || visit.fromHours < firstHour || !chance.happens(talkative)) {
    return [];
  }
  const room = chance.happens(0.5) ? 'lounge' : chance.pick(chatRooms);
  const lines = chance.between(1, mostLines);
  return Array.from({ length: lines }, (_, at) => ({
    at: day.at(visit.fromHours + (at + chance.fraction()) / 60),
    play: (now) =>
      unlessRefused(() =>
        sendChatMessage(memberCtx(now, member), { room, content: chance.pick(demoTalk[room]) }),
      ),
  }));
}

/** The last days have trouble, some of which still waits when the site opens its doors. */
function troubleScenes(day: DemoDay, members: readonly Member[]): readonly Scene[] {
  const lastHours = (day.at(0).until(day.pastEndsAt).total('hours') - troubleHours) % 24;
  const daysLeft = Math.floor(day.at(24).until(day.pastEndsAt).total('hours') / 24) + 1;
  const chance = day.chance('chat trouble');
  return demoTrouble
    .filter(({ daysBeforeEnd }) => daysBeforeEnd === daysLeft && members.length > 2)
    .map((trouble, at) => ({
      at: day.at((daysLeft === 0 ? lastHours : 21) + at / 60),
      play: (ctx: Ctx) => {
        const start = chance.between(0, members.length - 1);
        const cast = [0, 1, 2].map((step) => members[(start + step) % members.length]);
        return unlessRefused(() => playTrouble(ctx, trouble, cast));
      },
    }));
}

async function playTrouble(
  ctx: Ctx,
  { room, content, reason, judgement }: (typeof demoTrouble)[number],
  [author, ...others]: readonly (Member | undefined)[],
): Promise<void> {
  if (author === undefined) {
    return;
  }
  const { id } = await sendChatMessage(memberCtx(ctx, author), { room, content });
  for (const other of others) {
    if (other !== undefined) {
      await unlessRefused(() => reportChatMessage(memberCtx(ctx, other), { id, reason }));
    }
  }
  const desk = await demoOperatorCtx(ctx);
  if (desk === undefined || judgement === undefined) {
    return;
  }
  const { decision, why } = judgement;
  const act = { id, reason: why };
  await decideChatMessage(
    desk,
    decision === 'mute' ? { ...act, decision, hours: muteHours } : { ...act, decision },
  );
}

/** Somebody is on a break by now, or wrote a moment ago. */
async function unlessRefused(act: () => Promise<unknown>): Promise<void> {
  try {
    await act();
  } catch (error) {
    if (!(error instanceof Refusal)) {
      throw error;
    }
  }
}
