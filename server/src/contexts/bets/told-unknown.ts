import type { Ctx } from '../../platform/context.ts';
import type { SqlStatement } from '../../platform/statement.ts';
import type { BetsCommand } from './command.ts';
import {
  type NamedTransaction,
  putUnknown,
  type UnknownRow,
  unknownsStatement,
} from './store-unknowns.ts';

/**
 * Tells a sender that nothing is known of its transaction, and makes that true: whatever came in
 * before, at whichever process, and still waits there is refused for now; what the sender sends
 * again is not (rule 20). The caller holds the account of the member.
 */
export function tellUnknown(ctx: Ctx, named: NamedTransaction): Promise<void> {
  return putUnknown(ctx.tx, ctx.clock.now(), named);
}

const nameOf = ({ provider, memberId, txId }: NamedTransaction) =>
  `${provider} ${memberId} ${txId}`;

/** Looks, under the locks of a batch, whether a sender has given one of its commands up. */
export function openToldUnknown(commands: readonly BetsCommand[]) {
  const asked = commands.filter(({ receivedAt }) => receivedAt !== undefined);
  let told: ReadonlyMap<string, Temporal.Instant> = new Map();
  const statement = unknownsStatement(asked);
  const look: SqlStatement<unknown> = {
    ...statement,
    read: (rows) => (told = toldOf(statement.read(rows))),
  };
  return {
    looks: asked.length === 0 ? [] : [look],
    isTold: (command: BetsCommand): boolean => {
      const toldAt = told.get(nameOf(command));
      const { receivedAt } = command;
      return (
        toldAt !== undefined &&
        receivedAt !== undefined &&
        Temporal.Instant.compare(receivedAt, toldAt) < 0
      );
    },
  };
}

function toldOf(rows: readonly UnknownRow[]): ReadonlyMap<string, Temporal.Instant> {
  return new Map(rows.map((row) => [nameOf(row), row.toldAt]));
}
