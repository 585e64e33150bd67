import type { Ctx } from '../../platform/context.ts';
import type { SqlStatement } from '../../platform/statement.ts';
import type { BetsCommand } from './command.ts';
import {
  type NamedRound,
  type NamedTransaction,
  putUnknown,
  putUnknownRound,
  type UnknownRow,
  unknownsStatement,
} from './store-unknowns.ts';

/**
 * Tells a sender that nothing is known of its transaction, or of a round, and makes that true:
 * whatever came in before, at whichever process, and still waits there is refused for now; what the
 * sender sends again is not (rule 20). The caller holds the account of the member.
 */
export function tellUnknown(ctx: Ctx, named: NamedTransaction | NamedRound): Promise<void> {
  const now = ctx.clock.now();
  return 'txId' in named ? putUnknown(ctx.tx, now, named) : putUnknownRound(ctx.tx, now, named);
}

const txName = ({ provider, memberId, txId }: NamedTransaction) =>
  `${provider} ${memberId} tx ${txId}`;
const roundName = ({ provider, memberId, roundId }: NamedRound) =>
  `${provider} ${memberId} round ${roundId}`;

/** Looks, under the locks of a batch, whether a sender has given one of its commands up. */
export function openToldUnknown(commands: readonly BetsCommand[]) {
  const asked = commands.filter(({ receivedAt }) => receivedAt !== undefined);
  let told: ReadonlyMap<string, Temporal.Instant> = new Map();
  const statement = unknownsStatement(asked, asked.flatMap(roundOf));
  const look: SqlStatement<unknown> = {
    ...statement,
    read: (rows) => (told = toldOf(statement.read(rows))),
  };
  return {
    looks: asked.length === 0 ? [] : [look],
    isTold: (command: BetsCommand): boolean => {
      const { receivedAt } = command;
      return [txName(command), ...roundOf(command).map(roundName)].some((name) => {
        const toldAt = told.get(name);
        return (
          toldAt !== undefined &&
          receivedAt !== undefined &&
          Temporal.Instant.compare(receivedAt, toldAt) < 0
        );
      });
    },
  };
}

function roundOf(command: BetsCommand): readonly NamedRound[] {
  const { provider, memberId } = command;
  const roundId = 'roundId' in command ? command.roundId : undefined;
  return roundId === undefined ? [] : [{ provider, memberId, roundId }];
}

function toldOf(rows: readonly UnknownRow[]): ReadonlyMap<string, Temporal.Instant> {
  return new Map(
    rows.flatMap(({ txId, roundId, toldAt, ...whose }) => [
      ...(txId === null ? [] : [[txName({ ...whose, txId }), toldAt] as const]),
      ...(roundId === null ? [] : [[roundName({ ...whose, roundId }), toldAt] as const]),
    ]),
  );
}
