import { assertDefined } from '@portal/money';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { siteDay } from '../../../../platform/site-date.ts';
import { recordAct } from '../../../trail/index.ts';
import { refuseUnlawfulPlay } from '../../../turnover/index.ts';
import { type Board, type BoardForm, findBoard, insertBoard } from '../store-boards.ts';
import { scoreMembers } from './score-boards.ts';

/**
 * Makes a board; days of it that passed already count. Refuses `board_invalid` without a name, with
 * days out of order or over already, and where a lower rank would get more; then
 * `promotion_faulty` where the law bars the play of its prizes.
 */
export async function createBoard(
  ctx: Ctx<OperatorActor>,
  command: { readonly form: BoardForm | undefined; readonly reason: string },
): Promise<Board> {
  const { form, reason } = command;
  if (form === undefined || !isPossible(form, siteDay(ctx))) {
    throw new Refusal('board_invalid');
  }
  refuseUnlawfulPlay(ctx, form.multiple);
  const id = ctx.ids.next('brd');
  await insertBoard(ctx.tx, { ...form, id, at: ctx.clock.now() });
  const board = assertDefined(await findBoard(ctx.tx, id), 'a board that was written');
  await scoreMembers(ctx, { board });
  await recordAct(ctx, {
    action: 'board.create',
    subject: { type: 'board', id },
    after: {
      name: Object.values(form.names)[0] ?? '',
      metric: form.metric,
      days: `${form.opensOn} ${form.closesOn}`,
      prizes: form.prizes.join(' '),
    },
    reason,
  });
  return board;
}

function isPossible({ names, opensOn, closesOn, prizes }: BoardForm, today: string): boolean {
  const isNamed = Object.values(names).some((name) => name !== '');
  const isFalling = prizes.every((prize, at) => at === 0 || prize <= (prizes[at - 1] ?? 0n));
  return isNamed && isFalling && closesOn >= opensOn && closesOn >= today;
}
