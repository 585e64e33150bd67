import { nextPromotionActs } from '@portal/commission';
import { abilitiesOf, type BodyOf, type Endpoints, type ReplyOf } from '@portal/protocol';
import type { Ctx, OperatorActor } from '../../../platform/context.ts';
import { heldKinds } from '../promotions/cluster.ts';
import { giftMinor } from '../promotions/gift.ts';
import { localesOf } from '../promotions/present.ts';
import { amountOf, minorOf, textIn } from '../promotions/terms.ts';
import type { NewPromotion } from './use-cases/create-promotion.ts';
import type { SeenApplication } from './use-cases/list-applications.ts';
import type { SeenPromotion } from './use-cases/list-desk-promotions.ts';

type Shown = ReplyOf<Endpoints['readDeskPromotion']>;
type Viewer = Pick<Ctx<OperatorActor>, 'actor' | 'site' | 'locale'>;

export function presentDesk(row: SeenPromotion, { actor, site }: Viewer): Shown {
  const { id, version, revision, state, claims, mostClaims, sort, entries, applying } = row;
  const mayManage = abilitiesOf(actor.role).includes('loyalty.manage');
  const { approvalId } = row;
  const isWaiting = approvalId !== null;
  const acts = nextPromotionActs(state).filter((act) => !isWaiting || act !== 'publish');
  const change = state === 'stopped' || isWaiting ? [] : (['change'] as const);
  return {
    id,
    version,
    revision,
    state,
    offer: state === 'stopped' ? { ...row.offer, closesAt: String(row.closesAt) } : row.offer,
    texts: row.texts,
    currency: site.currency,
    budgetAmount: amountOf(row.budgetMinor, site.currency),
    ...(row.hourlyMinor !== null && {
      hourlyAmount: amountOf(row.hourlyMinor, site.currency),
    }),
    issuedAmount: amountOf(row.issuedMinor, site.currency),
    claims,
    mostClaims,
    sort,
    entries,
    applying,
    approvalId,
    abilities: mayManage ? [...change, ...acts] : [],
  };
}

/** What was typed, in minor units. */
export function promotionForm(
  body: BodyOf<Endpoints['createPromotion']>,
  code: string,
): Omit<NewPromotion, 'state'> {
  const { offer, texts, budgetAmount, hourlyAmount, mostClaims, sort, reason } = body;
  const budgetMinor = minorOf(budgetAmount, code);
  const hourlyMinor = hourlyAmount === undefined ? null : minorOf(hourlyAmount, code);
  return { offer, texts, budgetMinor, hourlyMinor, mostClaims, sort, reason };
}

type Application = ReplyOf<Endpoints['approveApplication']>;

const statuses = { APPLYING: 'APPLYING', ISSUED: 'ISSUED' } as const;

export function presentApplication(row: SeenApplication, viewer: Viewer): Application {
  const { id, promotionId, memberId, account, offer, texts, status, pictureIds, approvalId } = row;
  const { currency } = viewer.site;
  const gift = row.giftMinor ?? giftMinor(offer, row.baseMinor ?? 0n, currency);
  const mayDecide = abilitiesOf(viewer.actor.role).includes('loyalty.decide');
  const isOpen = status === 'APPLYING' && approvalId === null;
  return {
    id,
    promotionId,
    title: textIn(texts, localesOf(viewer, undefined))?.title ?? '',
    memberId,
    account,
    comment: row.comment ?? '',
    pictureIds: [...pictureIds],
    heldBy: heldKinds(row.heldBy),
    linked: row.linked.map(({ kinds, ...other }) => ({ ...other, kinds: [...kinds] })),
    currency,
    giftAmount: amountOf(gift, currency),
    // A decision is the last change; before it, writing again was.
    appliedAt: String(status === 'APPLYING' ? row.changedAt : row.joinedAt),
    status: status === 'APPLYING' || status === 'ISSUED' ? statuses[status] : 'REJECTED',
    decidedAt: row.decidedAt === null ? null : String(row.decidedAt),
    decidedBy: row.decidedByName,
    reason: row.reason,
    approvalId,
    abilities: isOpen && mayDecide ? ['approve', 'refuse'] : [],
  };
}
