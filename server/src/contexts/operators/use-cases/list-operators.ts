import { assertDefined } from '@portal/money';
import type { OperatorId, OperatorRole, OperatorState } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { lastSignIns, mustChangePassword, subjectsWithFactor } from '../../identity/index.ts';
import { readPeople } from '../persons/persons.ts';
import type { OperatorRow } from '../store.ts';
import { findOperator, selectNames, selectOperators } from '../store.ts';

export interface OperatorLine extends OperatorRow {
  readonly lastSignInAt: Temporal.Instant | null;
  readonly mustChangePassword: boolean;
  readonly hasFactor: boolean;
  /** Who opened the account, by name, until somebody else confirms who holds it. */
  readonly standsFor: readonly string[];
  /** Whether the actor may be one of them, or of those who may hold it. */
  readonly isSamePerson: boolean;
}

export interface OperatorPage {
  readonly lines: readonly OperatorLine[];
  readonly nextCursor: string | undefined;
}

/** Newest first; `cursor` is the id of the last one seen. */
export async function listOperators(
  ctx: Ctx<OperatorActor>,
  query: {
    readonly state: OperatorState | undefined;
    readonly role: OperatorRole | undefined;
    readonly cursor: string | undefined;
    readonly limit: number;
  },
): Promise<OperatorPage> {
  const { cursor: before, limit, state, role } = query;
  const rows = await selectOperators(ctx.tx, { state, role, before, limit: limit + 1 });
  const lines = await withSignIns(ctx, rows.slice(0, limit));
  return { lines, nextCursor: rows.length > limit ? lines.at(-1)?.id : undefined };
}

/** One that is there, as the list shows it. */
export async function readOperatorLine(
  ctx: Ctx<OperatorActor>,
  id: OperatorId,
): Promise<OperatorLine> {
  const row = assertDefined(await findOperator(ctx.tx, id), 'the operator was found before');
  const [line] = await withSignIns(ctx, [row]);
  return assertDefined(line, 'one row is one line');
}

async function withSignIns(
  ctx: Ctx<OperatorActor>,
  rows: readonly OperatorRow[],
): Promise<readonly OperatorLine[]> {
  const ids = rows.map((row) => row.id);
  const signIns = await lastSignIns(ctx, ids);
  const temporary = await mustChangePassword(ctx, ids);
  const withFactor = await subjectsWithFactor(ctx, ids);
  const people = await readPeople(ctx);
  const now = ctx.clock.now();
  const openers = new Map(ids.map((id) => [id, people.openers(id, now)]));
  const names = await selectNames(ctx.tx, [...openers.values()].flat());
  return rows.map((row) => ({
    ...row,
    lastSignInAt: signIns.get(row.id) ?? null,
    mustChangePassword: temporary.has(row.id),
    hasFactor: withFactor.has(row.id),
    standsFor: (openers.get(row.id) ?? []).map((id) => names.get(id) ?? id),
    isSamePerson: people.areOne([ctx.actor.id, row.id], now),
  }));
}
