import { isIdOf, type MemberId, profileFields } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import type { EventHandlers } from '../../../platform/outbox.ts';
import { siteDay } from '../../../platform/site-date.ts';
import { provenContacts } from '../../identity/index.ts';
import type { Catalogue } from '../../catalog/index.ts';
import { readProfileTexts } from '../../members/index.ts';
import type { MissionGifts } from './mission-gifts.ts';
import { noteVoids } from './note-voids.ts';
import { type NewFact, insertFacts } from './store-facts.ts';
import { closeTicketMissions } from './store-missions.ts';
import { tellReached } from './tell-reached.ts';
import { notePlays } from './use-cases/note-plays.ts';
import { noteWins } from './use-cases/note-wins.ts';

/** What members do beyond deposits and play, as others tell of it (agents-loyalty-money.md D4). */
export function missionEvents(
  catalogue: Pick<Catalogue, 'current'>,
  gifts: MissionGifts,
): EventHandlers {
  return {
    'identity.came_today': [
      (ctx, { memberId, siteDay: day }) =>
        note(ctx, { memberId, kind: 'LOGIN_STREAK', whats: [day], day }),
    ],
    'identity.traits_changed': [
      (ctx, { subjectId }) => (isIdOf('mbr', subjectId) ? noteContacts(ctx, subjectId) : nothing()),
    ],
    'trail.recorded': [
      async (ctx, { memberId, action, after }) => {
        const way = boundBy(action, after?.['provider']);
        await note(ctx, { memberId, kind: 'BIND', whats: way === undefined ? [] : [way] });
      },
    ],
    'member.registered': [
      async (ctx, { memberId, isTrial }) => {
        if (!isTrial) {
          await noteContacts(ctx, memberId);
          await noteProfile(ctx, memberId);
        }
      },
    ],
    'members.profile_changed': [(ctx, { memberId }) => noteProfile(ctx, memberId)],
    // A friend counts who did what the invitation asks for, so that empty accounts bring nothing
    // (R89).
    'rewards.referral_rewarded': [
      async (ctx, { memberId, friendId }) => {
        const whats = memberId === friendId ? [] : [friendId];
        await note(ctx, { memberId, kind: 'INVITE', whats });
      },
    ],
    'rewards.raffle_ended': [(ctx, ended) => closeTicketMissions(ctx.tx, ended)],
    'turnover.folded': [
      async (ctx, folded) => {
        await noteWins(ctx, folded);
        await notePlays(ctx, folded, catalogue);
        await noteVoids(ctx, folded.rows, gifts);
        await tellReached(ctx, [...new Set(folded.rows.map(({ memberId }) => memberId))]);
      },
    ],
  };
}

/** Every way in which somebody is reached or paid counts once. */
function boundBy(action: string, provider: unknown): string | undefined {
  switch (action) {
    case 'member.bind_social':
      return typeof provider === 'string' ? `social:${provider}` : undefined;
    case 'member.bind_payout_account':
      return 'payout';
    case 'member.bind_passkey':
      return 'passkey';
    default:
      return undefined;
  }
}

async function noteContacts(ctx: Ctx, memberId: MemberId): Promise<void> {
  const contacts = await provenContacts(ctx, [memberId]);
  await note(ctx, { memberId, kind: 'BIND', whats: contacts.map(({ channel }) => channel) });
}

async function noteProfile(ctx: Ctx, memberId: MemberId): Promise<void> {
  const texts = await readProfileTexts(ctx, memberId);
  const whats = profileFields.filter((field) => (texts[field] ?? '') !== '');
  await note(ctx, { memberId, kind: 'PROFILE', whats });
}

/** Notes what counts once; hearing of it again changes nothing. */
export async function note(
  ctx: Ctx,
  fact: Pick<NewFact, 'memberId' | 'kind'> & {
    readonly whats: readonly string[];
    readonly day?: string;
  },
): Promise<void> {
  const { memberId, kind, whats, day = siteDay(ctx) } = fact;
  const facts = whats.map((word) => {
    return { memberId, kind, what: word, siteDay: day, category: null, figure: 0n };
  });
  await insertFacts(ctx.tx, { facts, at: ctx.clock.now() });
  await tellReached(ctx, facts.length === 0 ? [] : [memberId]);
}

async function nothing(): Promise<void> {
  await Promise.resolve();
}
