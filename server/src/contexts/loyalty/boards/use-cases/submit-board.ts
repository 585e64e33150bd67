import type { ApprovalId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { refuseUnnamed } from '../../../../platform/refuse-unnamed.ts';
import { askApproval } from '../../../operators/index.ts';
import type { PromiseRules } from '../../made-alone.ts';
import { makeBoard } from '../board-act.ts';
import { type Board, type BoardForm, prizesMinor } from '../store-boards.ts';
import { createBoard, refuseImpossible } from './create-board.ts';

/**
 * Makes a board at once, or asks a second person where its prizes come to more than one operator
 * promises alone (R53, R106). Refuses as {@link createBoard} does, then a name that is
 * missing in the site's language, also before asking.
 */
export async function submitBoard(
  ctx: Ctx<OperatorActor>,
  command: { readonly form: BoardForm | undefined; readonly reason: string },
  { leftAlone, waitHours }: PromiseRules,
): Promise<Board | ApprovalId> {
  const { reason } = command;
  const form = refuseImpossible(ctx, command.form);
  refuseUnnamed(ctx, form.names);
  if (prizesMinor(form.prizes) <= (await leftAlone(ctx))) {
    return createBoard(ctx, command);
  }
  const payload = {
    ...form,
    boardId: ctx.ids.next('brd'),
    names: { ...form.names },
    leastStakeMinor: String(form.leastStakeMinor),
    prizes: form.prizes.map(String),
    currency: ctx.site.currency,
  };
  return askApproval(ctx, { act: makeBoard, payload, reason, waitHours: waitHours() });
}
