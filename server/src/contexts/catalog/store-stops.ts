import { texts } from '../../platform/sql-arrays.ts';
import { sql } from '../../platform/sql.ts';
import { looking, prepared, type SqlStatement } from '../../platform/statement.ts';
import type { OpenGamesLook } from './generated/statements.ts';

/** A game of a vendor, or the vendor alone where the game is none of the catalogue. */
export interface PlayedPlace {
  readonly vendorCode: string;
  /** Empty for the vendor alone. */
  readonly nodeId: string;
}

/** Those of these places at which a stake may be made now: no game, vendor or play is stopped. */
export function openGamesLook(
  places: readonly PlayedPlace[],
): SqlStatement<readonly PlayedPlace[]> {
  const statement = sql<OpenGamesLook>`
    select w.vendor_code as "vendorCode", w.node_id as "nodeId"
    from unnest(
      ${texts(places.map(({ vendorCode }) => vendorCode))}::text[],
      ${texts(places.map(({ nodeId }) => nodeId))}::text[]) as w (vendor_code, node_id)
    cross join lateral (select code from vendors
      where code = w.vendor_code and is_open limit 1) v
    cross join lateral (select id from catalogue_state where is_play_open limit 1) s
    where w.node_id = ''
      or exists (select from games g where g.node_id = w.node_id and g.is_open)`;
  return prepared(
    looking(statement, (rows) =>
      rows.map(({ vendorCode, nodeId }) => ({
        vendorCode: vendorCode ?? '',
        nodeId: nodeId ?? '',
      })),
    ),
  );
}
