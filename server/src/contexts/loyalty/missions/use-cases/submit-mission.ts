import type { ApprovalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { refuseUnnamed } from '../../../../platform/refuse-unnamed.ts';
import { askApproval } from '../../../operators/index.ts';
import type { PromiseRules } from '../../made-alone.ts';
import { makeMission } from '../mission-act.ts';
import type { MissionGifts } from '../mission-gifts.ts';
import { promisedMinor } from '../promised-minor.ts';
import type { Mission, MissionForm } from '../store-missions.ts';
import { createMission, refuseImpossible } from './create-mission.ts';

/**
 * Makes a mission at once, or asks a second person where its budget comes to more money than one
 * operator promises alone, also by what points or tickets are worth (R53, R106). Refuses as
 * {@link createMission} does, then a name that is missing in the site's language, also before
 * asking.
 */
export async function submitMission(
  ctx: Ctx<OperatorActor>,
  command: { readonly form: MissionForm | undefined; readonly reason: string },
  { gifts, leftAlone, waitHours }: PromiseRules & { readonly gifts: MissionGifts },
): Promise<Mission | ApprovalId> {
  const { reason } = command;
  const form = await refuseImpossible(ctx, command.form, gifts);
  refuseUnnamed(ctx, form.names);
  const worthMinor = await promisedMinor(ctx, form, gifts);
  if (worthMinor <= (await leftAlone(ctx))) {
    return createMission(ctx, command, gifts);
  }
  const payload = {
    ...form,
    missionId: ctx.ids.next('msn'),
    names: { ...form.names },
    target: String(form.target),
    reward: String(form.reward),
    budget: String(form.budget),
    worthMinor: String(worthMinor),
    currency: ctx.site.currency,
  };
  return askApproval(ctx, { act: makeMission(gifts), payload, reason, waitHours: waitHours() });
}
