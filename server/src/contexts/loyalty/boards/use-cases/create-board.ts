import { assertDefined } from '@portal/money';
import type { BoardId } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../../platform/context.ts';
import { Refusal } from '../../../../platform/refusal.ts';
import { siteDay } from '../../../../platform/site-date.ts';
import { nameOfSite } from '../../../../platform/name-of-site.ts';
import { recordAct } from '../../../trail/index.ts';
import { refuseUnlawfulPlay } from '../../../turnover/index.ts';
import type { Maker } from '../../made-alone.ts';
import { isNarrow } from '../../missions/scope.ts';
import { type Board, type BoardForm, findBoard, insertBoard } from '../store-boards.ts';
import { scoreMembers } from './score-boards.ts';

/** What a second person approved, under the id that was put before them. */
type ApprovedBoard = { readonly id: BoardId } & Maker;

/**
 * What a board can be. Refuses `board_invalid` without a name, with
 * days out of order or over already, and where a lower rank would get more; `board_scope`
 * where it counts the play of one vendor or game before tomorrow, as a mission does; then
 * `promotion_faulty` where the law bars the play of its prizes.
 */
export function refuseImpossible(ctx: Ctx<OperatorActor>, form: BoardForm | undefined): BoardForm {
  if (form === undefined || !isPossible(form, siteDay(ctx))) {
    throw new Refusal('board_invalid');
  }
  if (isNarrow(form) && form.opensOn <= siteDay(ctx)) {
    throw new Refusal('board_scope');
  }
  refuseUnlawfulPlay(ctx, form.multiple);
  return form;
}

/**
 * Makes a board; days of it that passed already count. Refuses as {@link refuseImpossible} does.
 */
export async function createBoard(
  ctx: Ctx<OperatorActor>,
  command: {
    readonly form: BoardForm | undefined;
    readonly reason: string;
    /** Absent where one operator makes it alone. */
    readonly approved?: ApprovedBoard;
  },
): Promise<Board> {
  const { reason, approved } = command;
  const form = refuseImpossible(ctx, command.form);
  const id = approved?.id ?? ctx.ids.next('brd');
  const maker = approved ?? { operatorId: ctx.actor.id, approvalId: null };
  await insertBoard(ctx.tx, { ...form, id, at: ctx.clock.now() }, maker);
  const board = assertDefined(await findBoard(ctx.tx, id), 'a board that was written');
  if (board.opensOn <= siteDay(ctx)) {
    await scoreMembers(ctx, { board });
  }
  await recordAct(ctx, {
    action: 'board.create',
    subject: { type: 'board', id },
    after: {
      name: nameOfSite(ctx.site, form.names),
      metric: form.metric,
      ...(isNarrow(form) && { scope: form.vendorCode ?? form.gameId ?? '' }),
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
