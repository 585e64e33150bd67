import { assertDefined } from '@portal/money';
import type pg from 'pg';

export interface PastState {
  readonly state: 'due' | 'begun' | 'told' | 'none';
  readonly openedAt: Temporal.Instant | null;
}

export async function readPast(client: pg.ClientBase | pg.Pool): Promise<PastState> {
  const { rows } = await client.query<PastState>(
    'select state, opened_at as "openedAt" from demo_past',
  );
  return assertDefined(rows[0], 'the migration wrote a row');
}

export async function writePast(
  client: pg.ClientBase,
  { state, openedAt }: PastState,
): Promise<void> {
  await client.query('update demo_past set state = $1, opened_at = $2::timestamptz', [
    state,
    openedAt === null ? null : String(openedAt),
  ]);
}
