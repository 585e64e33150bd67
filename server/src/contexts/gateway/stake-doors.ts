import type { SqlStatement } from '../../platform/statement.ts';
import type { StakeDoors } from '../bets/index.ts';
import { openGamesLook } from '../catalog/index.ts';
import { signedInLook } from '../identity/index.ts';
import { liveSeatsLook } from './store-seats.ts';

/**
 * Whether games of vendors are open and their players' sessions go on, in the transaction of the
 * stake: what waited past a stop or a sign-out is not taken (rule 14). The looks go with those of
 * the batch, and cost no round of their own.
 */
export const vendorDoors: StakeDoors = (ctx, seated) => {
  const now = ctx.clock.now();
  const games = openGamesLook(seated.map(({ seat }) => seat));
  const seats = liveSeatsLook(
    seated.map(({ memberId, seat }) => ({ ...seat, memberId })),
    now,
  );
  const signedIn = signedInLook([...new Set(seated.map(({ memberId }) => memberId))], now);
  let open: ReadonlySet<string> = new Set();
  let live: ReadonlySet<string> = new Set();
  let present: ReadonlySet<string> = new Set();
  return {
    looks: [
      kept(games, (rows) => {
        open = new Set(rows.map(({ vendorCode, nodeId }) => `${vendorCode} ${nodeId}`));
      }),
      kept(seats, (rows) => {
        live = new Set(rows.map(({ memberId, tokenHash }) => `${memberId} ${tokenHash}`));
      }),
      kept(signedIn, (ids) => {
        present = ids;
      }),
    ],
    isGameOpen: ({ seat: { vendorCode, nodeId } }) => open.has(`${vendorCode} ${nodeId}`),
    hasLiveSession: ({ memberId, seat }) =>
      present.has(memberId) && live.has(`${memberId} ${seat.tokenHash}`),
  };
};

function kept<Result>(
  statement: SqlStatement<Result>,
  keep: (result: Result) => void,
): SqlStatement<unknown> {
  const read = (rows: readonly unknown[]): void => {
    keep(statement.read(rows));
  };
  return { ...statement, read };
}
