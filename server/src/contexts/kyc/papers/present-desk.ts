import { abilitiesOf, type Endpoints, personMarks, type ReplyOf } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { siteDate } from '../../../platform/site-date.ts';
import { ageOn, type PersonPair } from '../../limits/index.ts';
import { isClaimedByOther } from './decidable.ts';
import type { DemandRow } from './store-demands.ts';
import type { NamedCase } from './named-cases.ts';
import type { WholeCase } from './use-cases/read-case.ts';
import type { MemberPapers } from './use-cases/read-member-papers.ts';

type Row = ReplyOf<Endpoints['listKycCases']>['content'][number];
type Whole = ReplyOf<Endpoints['readKycCase']>;
type Viewer = Pick<Ctx<OperatorActor>, 'actor' | 'clock' | 'site'>;

const shownEnd = 4;

export function presentCase(row: NamedCase): Row {
  const { id, memberId, account, kind, paper, state, rejection, reason, expiresOn } = row;
  const { claimedBy, claimedByName, claimedUntil } = row;
  return {
    id,
    memberId,
    account,
    kind,
    paper,
    state,
    sentAt: String(row.sentAt),
    decidedAt: row.decidedAt === null ? null : String(row.decidedAt),
    decidedBy: row.decidedByName,
    rejection,
    reason,
    expiresOn,
    claimedBy: claimedBy === null ? null : { id: claimedBy, name: claimedByName ?? claimedBy },
    claimedUntil: claimedUntil === null ? null : String(claimedUntil),
  };
}

export function presentWhole(
  row: WholeCase,
  viewer: Viewer,
  { minimumAge }: { readonly minimumAge: number },
): Whole {
  const { said, profile } = row;
  const textOf = (name: string) => profile[name] ?? '';
  return {
    ...presentCase(row),
    said: {
      fullName: said.fullName,
      bornOn: said.bornOn,
      age: said.bornOn === null ? null : ageOn(said.bornOn, siteDate(viewer)),
      numberEnd: said.number === null ? null : said.number.slice(-shownEnd),
      address: said.address,
    },
    profile: {
      payeeName: textOf('payeeName'),
      birthday: textOf('birthday'),
      address: textOf('address'),
    },
    documentIds: [...row.documentIds],
    earlier: row.earlier.map(presentCase),
    minimumAge,
    pairs: row.pairs.map(presentPair),
    abilities: abilitiesOn(row, viewer),
  };
}

/** What this operator may do with these papers now; the use cases say the same again. */
function abilitiesOn(row: WholeCase, viewer: Viewer): Whole['abilities'] {
  const mayDecide = abilitiesOf(viewer.actor.role).includes('kyc.decide');
  const isOpen = row.state === 'waiting' && !isClaimedByOther(row, viewer);
  if (!mayDecide || !isOpen) {
    return [];
  }
  const mayApprove = !row.pairs.some(({ isFirst }) => isFirst);
  return ['claim', ...(mayApprove ? (['approve'] as const) : []), 'reject'];
}

function presentPair({ id, state, marks, other, isFirst }: PersonPair): Whole['pairs'][number] {
  const { memberId, account, isExcluded } = other;
  return {
    id,
    state,
    marks: personMarks.filter((mark) => marks.includes(mark)),
    memberId,
    account,
    isExcluded,
    isFirst,
  };
}

export function presentMemberPapers(
  { tier, proofs, cases }: MemberPapers,
  { actor }: Pick<Viewer, 'actor'>,
): ReplyOf<Endpoints['readMemberKyc']> {
  const mayAsk = abilitiesOf(actor.role).includes('kyc.decide');
  const isAsked = proofs.some(({ demand }) => demand !== undefined);
  return {
    tier,
    proofs: proofs.map(({ kind, standing, last, demand }) => ({
      kind,
      standing,
      expiresOn: last?.expiresOn ?? null,
      demand: demand === undefined ? null : presentDemand(demand),
    })),
    cases: cases.map(presentCase),
    abilities: mayAsk ? ['ask', ...(isAsked ? (['drop'] as const) : [])] : [],
  };
}

function presentDemand({ cause, reason, askedAt, askedBy }: DemandRow) {
  return { cause, reason, askedAt: String(askedAt), askedBy };
}
