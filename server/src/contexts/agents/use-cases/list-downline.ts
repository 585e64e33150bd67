import { assertDefined } from '@portal/money';
import { isIdOf } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../platform/context.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { memberNamed, readAccounts } from '../../members/index.ts';
import type { Position, TeamRow } from '../store.ts';
import { countTeam, findPosition, selectDirect, selectTeam, selectUpline } from '../store.ts';

export interface DownlineQuery {
  /** Whose downline; the caller's without it. */
  readonly account: string | undefined;
  readonly scope: 'direct' | 'team';
  /** The last one of the page before. */
  readonly cursor: string | undefined;
  readonly limit: number;
}

export interface Downline {
  readonly rows: readonly TeamRow[];
  readonly accounts: ReadonlyMap<string, string>;
  /** Of the caller; levels are counted from here. */
  readonly ownLevel: number;
  readonly upline: readonly string[];
  readonly teamSize: number;
  readonly nextCursor: string | undefined;
}

/** Refuses with `not_found` what does not stand below the caller, whether it exists or not. */
export async function listDownline(ctx: Ctx<MemberActor>, query: DownlineQuery): Promise<Downline> {
  const own = assertDefined(await findPosition(ctx.tx, ctx.actor.id), 'an agent has a position');
  const top = query.account === undefined ? own : await positionNamed(ctx, own, query.account);
  const select = query.scope === 'team' ? selectTeam : selectDirect;
  const after = await cursorPath(ctx, top, query.cursor);
  const found = await select(ctx.tx, { path: top.path, after, limit: query.limit + 1 });
  const rows = found.slice(0, query.limit);
  const above = await selectUpline(ctx.tx, top.memberId);
  const between = [...above, top].filter(({ level }) => level >= own.level);
  const accounts = await readAccounts(
    ctx,
    [...rows, ...between].map(({ memberId }) => memberId),
  );
  return {
    rows,
    accounts,
    ownLevel: own.level,
    upline: between.map(({ memberId }) => assertDefined(accounts.get(memberId), 'a member')),
    teamSize: await countTeam(ctx.tx, top.path),
    nextCursor: found.length > query.limit ? rows.at(-1)?.memberId : undefined,
  };
}

function isInTeam(top: Position, position: Position | undefined): position is Position {
  return position?.path.startsWith(top.path) === true;
}

async function positionNamed(ctx: Ctx, top: Position, account: string): Promise<Position> {
  const member = await memberNamed(ctx, account);
  const position = member === undefined ? undefined : await findPosition(ctx.tx, member.id);
  if (!isInTeam(top, position)) {
    throw new Refusal('not_found');
  }
  return position;
}

/** A cursor that somebody made up starts at the beginning. */
async function cursorPath(ctx: Ctx, top: Position, cursor: string | undefined): Promise<string> {
  const position =
    cursor !== undefined && isIdOf('mbr', cursor) ? await findPosition(ctx.tx, cursor) : undefined;
  return isInTeam(top, position) ? position.path : top.path;
}
