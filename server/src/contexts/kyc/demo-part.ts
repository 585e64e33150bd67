import { avatarSvg } from '@portal/art';
import { isIdOf } from '@portal/protocol';
import sharp from 'sharp';
import type { Ctx } from '../../platform/context.ts';
import type { DemoDay, DemoPart, Scene } from '../../platform/demo/demo-part.ts';
import { memberCtx } from '../../platform/demo/member-ctx.ts';
import { siteDate } from '../../platform/site-date.ts';
import { demoOperatorCtx, subjectNamed } from '../identity/index.ts';
import { readMember, type Member } from '../members/index.ts';
import { demoDemand, demoPapers, type DemoPapers } from './data/demo-papers.ts';
import { selectCasesOf } from './papers/store-cases.ts';
import { approveCase } from './papers/use-cases/approve-case.ts';
import { askForPapers } from './papers/use-cases/ask-for-papers.ts';
import { expirePapers } from './papers/use-cases/expire-papers.ts';
import { rejectCase } from './papers/use-cases/reject-case.ts';
import { sendPapers } from './papers/use-cases/send-papers.ts';
import type { KycRules } from './rules.ts';

const middayHour = 12;

/** Papers in every state that they have, so that neither the queue nor a member's page is empty. */
export function kycDemo(rules: KycRules): DemoPart {
  return async (_ctx, day) => {
    const sent = demoPapers.filter(({ dayNumber }) => dayNumber === day.number);
    const asked = demoDemand.dayNumber === day.number;
    return Promise.resolve([
      { at: day.at(middayHour), play: expirePapers },
      ...sent.flatMap((papers) => scenesOf(papers, { day, rules })),
      ...(asked ? [{ at: day.at(demoDemand.hours), play: ask }] : []),
    ]);
  };
}

function scenesOf(
  papers: DemoPapers,
  { day, rules }: { readonly day: DemoDay; readonly rules: KycRules },
): readonly Scene[] {
  const { hours, decision } = papers;
  const sending = { at: day.at(hours), play: (ctx: Ctx) => send(ctx, papers, rules) };
  return decision === undefined
    ? [sending]
    : [sending, { at: day.at(decision.hours), play: (ctx: Ctx) => decide(ctx, papers, rules) }];
}

async function send(ctx: Ctx, story: DemoPapers, rules: KycRules): Promise<void> {
  const member = await memberNamed(ctx, story.account);
  if (member === undefined) {
    return;
  }
  const { papers, endsInDays } = story;
  const ends = endsInDays === undefined ? undefined : siteDate(ctx).add({ days: endsInDays });
  const typed = { ...papers, ...(ends !== undefined && { expiresOn: String(ends) }) };
  const pictures = [await drawPaper(story.account)];
  await sendPapers(memberCtx(ctx, member), typed, { ...rules(), pictures });
}

async function decide(ctx: Ctx, story: DemoPapers, rules: KycRules): Promise<void> {
  const own = await demoOperatorCtx(ctx);
  const member = await memberNamed(ctx, story.account);
  const cases = member === undefined ? [] : await selectCasesOf(ctx.tx, member.id);
  const waiting = cases.find(
    ({ kind, state }) => kind === story.papers.kind && state === 'waiting',
  );
  if (own === undefined || waiting === undefined || story.decision === undefined) {
    return;
  }
  const { id } = waiting;
  const { rejection, reason } = story.decision;
  await (rejection === undefined
    ? approveCase(own, { id, reason, ...rules() })
    : rejectCase(own, { id, rejection, reason }));
}

async function ask(ctx: Ctx): Promise<void> {
  const own = await demoOperatorCtx(ctx);
  const member = await memberNamed(ctx, demoDemand.account);
  if (own !== undefined && member !== undefined) {
    const { kind, cause, reason } = demoDemand;
    await askForPapers(own, { memberId: member.id, kind, cause, reason });
  }
}

async function memberNamed(ctx: Ctx, username: string): Promise<Member | undefined> {
  const id = await subjectNamed(ctx, { realm: 'member', username });
  return id !== undefined && isIdOf('mbr', id) ? readMember(ctx, id) : undefined;
}

/** A card with a drawn face and lines where others have words. */
function drawPaper(account: string): Promise<Buffer> {
  const face = Buffer.from(avatarSvg(account)).toString('base64');
  const lines = [70, 110, 150, 190, 262, 284]
    .map(
      (y, row) => `<rect x="${row < 4 ? 190 : 30}" y="${y}" height="12" rx="6"
      width="${row < 4 ? 250 - row * 34 : 420}" fill="#5b6472" opacity=".7"/>`,
    )
    .join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="480" height="320">
    <rect width="480" height="320" rx="18" fill="#e9e2d2"/>
    <rect width="480" height="44" fill="#31566f"/>${lines}
    <image x="30" y="64" width="136" height="136" href="data:image/svg+xml;base64,${face}"/></svg>`;
  return sharp(Buffer.from(svg)).webp().toBuffer();
}
