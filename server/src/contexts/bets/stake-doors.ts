import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import type { SqlStatement } from '../../platform/statement.ts';
import type { BetsCommand, Seat } from './command.ts';

export interface Seated {
  readonly memberId: MemberId;
  readonly seat: Seat;
}

/** What a sender saw of game and session, seen again under the locks of a batch. */
export interface DoorCheck {
  readonly looks: readonly SqlStatement<unknown>[];
  isGameOpen(seated: Seated): boolean;
  hasLiveSession(seated: Seated): boolean;
}

export type StakeDoors = (ctx: Ctx, seated: readonly Seated[]) => DoorCheck;

/** The commands of a batch as they stand at its doors; those without a seat as they came. */
export function openDoors(
  ctx: Ctx,
  doors: StakeDoors | undefined,
  commands: readonly BetsCommand[],
) {
  const seated = commands.flatMap((command) => {
    const seat = seatOf(command);
    return seat === undefined ? [] : [{ memberId: command.memberId, seat }];
  });
  const check = doors === undefined || seated.length === 0 ? undefined : doors(ctx, seated);
  return {
    looks: check?.looks ?? [],
    atDoor: <Command extends BetsCommand>(command: Command): Command => {
      const seat = seatOf(command);
      if (check === undefined || seat === undefined) {
        return command;
      }
      const whose = { memberId: command.memberId, seat };
      const isOut = !check.hasLiveSession(whose);
      return {
        ...command,
        ...(isOut && { hasLiveSession: false }),
        ...(command.kind !== 'SETTLE' && !check.isGameOpen(whose) && { isGameOpen: false }),
      };
    },
  };
}

function seatOf(command: BetsCommand): Seat | undefined {
  return 'seat' in command ? command.seat : undefined;
}
