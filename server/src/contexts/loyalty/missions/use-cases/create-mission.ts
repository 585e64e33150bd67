import { claimDaysAfter } from '@portal/commission';
import { assertDefined } from '@portal/money';
import type { MissionId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { siteDay } from '../../../../platform/site-date.ts';
import { nameOfSite } from '../../../../platform/name-of-site.ts';
import { recordAct } from '../../../trail/index.ts';
import { refuseUnlawfulPlay } from '../../../turnover/index.ts';
import { isNarrow } from '../scope.ts';
import type { Maker } from '../../made-alone.ts';
import type { MissionGifts } from '../mission-gifts.ts';
import { promisedMinor } from '../promised-minor.ts';
import { findMission, insertMission, type Mission, type MissionForm } from '../store-missions.ts';

/** What a second person approved, under the id that was put before them. */
type ApprovedMission = { readonly id: MissionId } & Maker;

/**
 * What a mission can be. Refuses `mission_invalid` without a name, with days out of order or over
 * already, an event without a last day, after a mission that is none, and tickets of a raffle that
 * does not run on all days on which they may be claimed; `mission_scope` where it counts the
 * play of one vendor or game before tomorrow, because what was played before it was made is not
 * known by game; then `promotion_faulty` where the law bars its play.
 */
export async function refuseImpossible(
  ctx: Ctx<OperatorActor>,
  form: MissionForm | undefined,
  gifts: MissionGifts,
): Promise<MissionForm> {
  if (form === undefined || !isPossible(form, siteDay(ctx))) {
    throw new Refusal('mission_invalid');
  }
  if (isNarrow(form) && form.opensOn <= siteDay(ctx)) {
    throw new Refusal('mission_scope');
  }
  const { afterMission } = form;
  if (afterMission !== null && (await findMission(ctx.tx, afterMission)) === undefined) {
    throw new Refusal('mission_invalid');
  }
  if (form.rewardKind === 'TICKET' && !(await isTaken(ctx, form, gifts))) {
    throw new Refusal('mission_invalid');
  }
  refuseUnlawfulPlay(ctx, form.multiple);
  return form;
}

/** Makes a mission. Refuses as {@link refuseImpossible} does. */
export async function createMission(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly form: MissionForm | undefined;
    readonly reason: string;
    /** Absent where one operator makes it alone. */
    readonly approved?: ApprovedMission;
  },
  gifts: MissionGifts,
): Promise<Mission> {
  const { reason, approved } = command;
  const form = await refuseImpossible(ctx, command.form, gifts);
  const id = approved?.id ?? ctx.ids.next('msn');
  const maker = approved ?? { operatorId: ctx.actor.id, approvalId: null };
  const row = { ...form, id, promisedMinor: await promisedMinor(ctx, form, gifts) };
  await insertMission(ctx.tx, { ...row, at: ctx.clock.now() }, maker);
  await recordAct(ctx, {
    action: 'mission.create',
    subject: { type: 'mission', id },
    after: {
      name: nameOfSite(ctx.site, form.names),
      kind: form.kind,
      ...(isNarrow(form) && { scope: form.vendorCode ?? form.gameId ?? '' }),
      target: String(form.target),
      reward: `${form.rewardKind} ${form.reward}`,
      budget: String(form.budget),
      days: `${form.opensOn} ${form.closesOn ?? ''}`.trim(),
    },
    reason,
  });
  return assertDefined(await findMission(ctx.tx, id), 'a mission that was written');
}

/** A mission without a last day outlasts every raffle. */
async function isTaken(
  ctx: Ctx,
  { raffleId: id, opensOn: from, closesOn }: MissionForm,
  gifts: MissionGifts,
): Promise<boolean> {
  if (id === null || closesOn === null) {
    return false;
  }
  const to = String(Temporal.PlainDate.from(closesOn).add({ days: claimDaysAfter }));
  return gifts.takesTickets(ctx, { id, from, to });
}

function isPossible({ names, cycle, opensOn, closesOn }: MissionForm, today: string): boolean {
  const isNamed = Object.values(names).some((name) => name !== '');
  const isInOrder = closesOn === null || (closesOn >= opensOn && closesOn >= today);
  return isNamed && isInOrder && (cycle !== 'EVENT' || closesOn !== null);
}
