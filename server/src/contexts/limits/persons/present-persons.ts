import {
  abilitiesOf,
  type Endpoints,
  type MemberId,
  operatorStops,
  personMarks,
  type ReplyOf,
} from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import type { FlagRow } from '../store-desk.ts';
import { isClaimedByOther } from './decidable.ts';
import type { NamedPersonCase, PersonSide } from './named-persons.ts';
import type { WholePersonCase } from './use-cases/read-person-case.ts';

type Whole = ReplyOf<Endpoints['readPersonCase']>;
type Row = ReplyOf<Endpoints['listPersonCases']>['content'][number];

export function presentPersonCase(row: NamedPersonCase): Row {
  const { id, marks, state, decidedByName, reason } = row;
  const { claimedBy, claimedByName, claimedUntil } = row;
  return {
    id,
    newer: presentSide(row.newer),
    older: presentSide(row.older),
    marks: personMarks.filter((mark) => marks.includes(mark)),
    state,
    foundAt: String(row.foundAt),
    decidedAt: row.decidedAt === null ? null : String(row.decidedAt),
    decidedBy: decidedByName,
    reason,
    claimedBy: claimedBy === null ? null : { id: claimedBy, name: claimedByName ?? claimedBy },
    claimedUntil: claimedUntil === null ? null : String(claimedUntil),
  };
}

function presentSide({ registeredAt, lastSignInAt, ...side }: PersonSide): Row['newer'] {
  return {
    ...side,
    registeredAt: String(registeredAt),
    lastSignInAt: lastSignInAt === null ? null : String(lastSignInAt),
  };
}

export function presentWholePerson(
  row: WholePersonCase,
  viewer: Pick<Ctx<OperatorActor>, 'actor' | 'clock'>,
): Whole {
  return {
    ...presentPersonCase(row),
    stops: [...stopsOf(row.newerId, row.newerFlags), ...stopsOf(row.olderId, row.olderFlags)],
    stopped: row.stopped,
    lift: presentLift(row),
    hasSecond: row.hasSecond,
    proofs: presentProofs(row),
    related: row.related.map(presentPersonCase),
    abilities: abilitiesOn(row, viewer),
  };
}

function stopsOf(memberId: MemberId, flags: readonly FlagRow[]): Whole['stops'] {
  return operatorStops.flatMap((flag) =>
    flags
      .filter((row) => row.flag === flag)
      .map(({ cause, reason, setAt }) => {
        return { memberId, flag, cause, reason, setAt: String(setAt) };
      }),
  );
}

/** In the order of the marks; one that says too little to be kept is proven by nobody. */
function presentProofs({ marks, proofs }: WholePersonCase): Whole['proofs'] {
  return personMarks
    .filter((mark) => marks.includes(mark))
    .map((mark) => {
      const proof = proofs.find((row) => row.mark === mark);
      return { mark, newer: proof?.newer === true, older: proof?.older === true };
    });
}

function presentLift(row: WholePersonCase): Whole['lift'] {
  const { liftBy, liftByName, liftAt, liftReason } = row;
  return liftBy === null
    ? null
    : {
        by: { id: liftBy, name: liftByName ?? liftBy },
        at: String(liftAt),
        reason: liftReason ?? '',
      };
}

/** What this operator may do with the case now; the use cases say the same again. */
function abilitiesOn(
  row: NamedPersonCase,
  viewer: Pick<Ctx<OperatorActor>, 'actor' | 'clock'>,
): Whole['abilities'] {
  const mayDecide = abilitiesOf(viewer.actor.role).includes('kyc.decide');
  if (!mayDecide || isClaimedByOther(row, viewer)) {
    return [];
  }
  const lift = row.liftBy === viewer.actor.id ? [] : (['different'] as const);
  return {
    waiting: ['claim', 'same', ...lift] as const,
    same: lift,
    different: [],
  }[row.state].slice();
}
