import type { OperatorId, OperatorRole, OperatorState } from '@portal/protocol';
import type { Transaction } from '../../platform/context.ts';
import { sql } from '../../platform/sql.ts';
import type {
  FindOperator,
  InsertOperator,
  LockOperators,
  SelectNames,
  SelectOperators,
  UpdateRole,
  UpdateState,
} from './generated/statements.ts';

export type OperatorRow = FindOperator['row'];
/** Who it is, where nothing else matters. */
export type Operator = Pick<OperatorRow, 'id' | 'username' | 'role'>;

const columns = sql`id, username, role, state, state_reason as "stateReason",
  created_at as "createdAt"`;

export async function insertOperator(
  tx: Transaction,
  row: Operator & { readonly at: Temporal.Instant },
): Promise<void> {
  await sql<InsertOperator>`
    insert into operators (id, username, role, created_at)
    values (${row.id}, ${row.username}, ${row.role}, ${String(row.at)}::timestamptz)
  `.execute(tx);
}

export async function findOperator(
  tx: Transaction,
  id: OperatorId,
): Promise<OperatorRow | undefined> {
  const { rows } = await sql<FindOperator>`
    select ${columns} from operators where id = ${id}
  `.execute(tx);
  return rows[0];
}

/**
 * Everybody who has one of these roles, and one more, locked in one order: two who demote each
 * other wait for each other, and the second one sees what the first did.
 */
export async function lockOperators(
  tx: Transaction,
  query: { readonly roles: readonly OperatorRole[]; readonly id: OperatorId },
): Promise<readonly OperatorRow[]> {
  const { rows } = await sql<LockOperators>`
    select ${columns} from operators
     where role = any(${query.roles}::text[]) or id = ${query.id} order by id for update
  `.execute(tx);
  return rows;
}

export async function updateState(
  tx: Transaction,
  change: {
    readonly id: OperatorId;
    readonly state: OperatorState;
    readonly reason: string;
    readonly at: Temporal.Instant;
  },
): Promise<void> {
  await sql<UpdateState>`
    update operators set state = ${change.state}, state_reason = ${change.reason},
                         state_changed_at = ${String(change.at)}::timestamptz
     where id = ${change.id}
  `.execute(tx);
}

export async function updateRole(
  tx: Transaction,
  change: { readonly id: OperatorId; readonly role: OperatorRole },
): Promise<void> {
  await sql<UpdateRole>`update operators set role = ${change.role} where id = ${change.id}`.execute(
    tx,
  );
}

/** Newest first: ids sort by time. */
export async function selectOperators(
  tx: Transaction,
  page: {
    readonly state: OperatorState | undefined;
    readonly role: OperatorRole | undefined;
    readonly before: string | undefined;
    readonly limit: number;
  },
): Promise<readonly OperatorRow[]> {
  const parts = [
    sql`true`,
    ...(page.state === undefined ? [] : [sql`state = ${page.state}`]),
    ...(page.role === undefined ? [] : [sql`role = ${page.role}`]),
    ...(page.before === undefined ? [] : [sql`id < ${page.before}`]),
  ];
  const { rows } = await sql<SelectOperators>`
    select ${columns} from operators where ${sql.join(parts, sql` and `)}
     order by id desc limit ${page.limit}
  `.execute(tx);
  return rows;
}

export async function selectNames(
  tx: Transaction,
  ids: readonly OperatorId[],
): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<SelectNames>`
    select id, username from operators where id = any(${ids}::text[])
  `.execute(tx);
  return new Map(rows.map((row) => [row.id, row.username]));
}
