import type { MemberId, PromotionEntryId, PromotionId } from '@portal/protocol';
import sharp from 'sharp';
import { insertOperator } from '../../src/contexts/operators/store.ts';
import { addToStandings } from '../../src/contexts/loyalty/vip/store-vip.ts';
import { changeTags } from '../../src/contexts/members/tags/use-cases/change-tags.ts';
import { beginBreak } from '../../src/contexts/limits/use-cases/begin-break.ts';
import { createMember } from '../../src/contexts/members/index.ts';
import { selectRewards } from '../../src/contexts/rewards/bonuses/store-rewards.ts';
import { demoPromotions } from '../../src/contexts/rewards/data/demo-promotions.ts';
import type { PromotionOffer } from '../../src/contexts/rewards/promotions/terms.ts';
import {
  applyForPromotion,
  type Application,
  lockApplicable,
} from '../../src/contexts/rewards/promotions/use-cases/apply-for-promotion.ts';
import { claimPromotion } from '../../src/contexts/rewards/promotions/use-cases/claim-promotion.ts';
import { countWaiting } from '../../src/contexts/rewards/promotions/use-cases/count-waiting.ts';
import {
  createPromotion,
  type NewPromotion,
} from '../../src/contexts/rewards/desk/use-cases/create-promotion.ts';
import { redrawOrRefuse } from '../../src/platform/pictures.ts';
import { decideApplication } from '../../src/contexts/rewards/desk/use-cases/decide-application.ts';
import { joinPromotion } from '../../src/contexts/rewards/promotions/use-cases/join-promotion.ts';
import { listPromotions } from '../../src/contexts/rewards/promotions/use-cases/list-promotions.ts';
import { balanceOf } from '../../src/contexts/wallet/index.ts';
import type { MemberActor, OperatorActor } from '../../src/platform/context.ts';
import type { testDatabase } from '../harness.ts';
import { buildMember } from './members.ts';

type ApplicationForm = Omit<Application, 'id' | 'pictures'> & {
  readonly images: readonly string[];
};

type TestDatabase = ReturnType<typeof testDatabase>;

export const benchDesk: OperatorActor = {
  kind: 'operator',
  id: 'opr_rewards01',
  sessionId: 'ses_rewards01',
  name: 'quay',
  role: 'owner',
  ip: '203.0.113.5',
};

/** A reward before its kind and its amount are named. */
export const noReward = { amount: null, basisPoints: null, capAmount: null, tiers: [] };

export const noPlay: PromotionOffer['wagering'] = {
  base: 'BONUS',
  multiple: 0,
  weights: [],
  excludedGames: [],
  maxStakeAmount: null,
  days: 7,
  winningsPolicy: 'PRO_RATA',
};

export interface PromotionWish {
  readonly opensInDays?: number;
  readonly offer?: Partial<PromotionOffer>;
  readonly budgetMinor?: bigint;
  readonly hourlyMinor?: bigint;
  readonly mostClaims?: number;
}

/** Promotions and members of a test file, whose acts are the use cases. */
export function rewardsBench(test: TestDatabase) {
  const seat = seatOnce(test);

  async function member(traits: Parameters<typeof buildMember>[0] = {}) {
    const row = buildMember(traits);
    await test.inUnit((ctx) => createMember(ctx, row));
    return memberActs(test, row.id);
  }

  return {
    /** A gift of 88.00 for joining, five times to be played, unless told otherwise. */
    promotion: async (wish: PromotionWish = {}): Promise<PromotionId> => {
      await seat();
      const promotion = newPromotion(test.clock.now(), wish);
      return test.inUnit((ctx) => createPromotion(ctx, promotion), { actor: benchDesk });
    },
    member,
    members: async (count: number) => {
      const all: Awaited<ReturnType<typeof member>>[] = [];
      for (let number = 0; number < count; number += 1) {
        all.push(await member());
      }
      return all;
    },
    exclude: (memberId: MemberId) =>
      test.inUnit((ctx) =>
        beginBreak(ctx, { memberId, kind: 'exclusion', endsAt: null, reason: 'test' }),
      ),
    /** Puts a member on a rank of the ladder. */
    rank: async (memberId: MemberId, rank: number) => {
      const volumes = [{ memberId, depositMinor: 0n, validMinor: 0n }];
      await test.inUnit((ctx) => addToStandings(ctx.tx, { volumes, today: '2026-03-02' }));
      const change = 'update vip_standings set rank = $2 where member_id = $1';
      await test.database().pool.query(change, [memberId, rank]);
    },
    mark: async (id: MemberId, tags: readonly string[]) => {
      await seat();
      await test.inUnit((ctx) => changeTags(ctx, { id, tags, reason: 'For a test.' }), {
        actor: benchDesk,
      });
    },
    decide: (id: PromotionEntryId, decision: 'approve' | 'refuse', reason: string) =>
      test.inUnit((ctx) => decideApplication(ctx, { id, decision, reason }), { actor: benchDesk }),
    pictures: async (id: PromotionEntryId) => {
      const query = 'select 1 from promotion_pictures where entry_id = $1';
      return (await test.database().pool.query(query, [id])).rows.length;
    },
    given: (id: PromotionId) => givenBy(test, id),
  };
}

/** As {@link rewardsBench} makes them. */
export function newPromotion(now: Temporal.Instant, wish: PromotionWish): NewPromotion {
  const [seed] = demoPromotions;
  const opensAt = now.add({ hours: 24 * (wish.opensInDays ?? 0) });
  const closesAt = opensAt.add({ hours: 24 * 30 });
  const span = { opensAt: String(opensAt), closesAt: String(closesAt) };
  const offer = { ...seed?.offer, cluster: 'ALLOW', newWithinDays: null, ...wish.offer, ...span };
  return {
    // The first of the demo has every field.
    offer: offer as PromotionOffer,
    texts: seed?.texts ?? {},
    budgetMinor: wish.budgetMinor ?? 10_000_000n,
    hourlyMinor: wish.hourlyMinor ?? null,
    mostClaims: wish.mostClaims ?? null,
    sort: 0,
    state: 'live',
    reason: 'For a test.',
  };
}

/** The same as the desk types it. */
export function wirePromotion(now: Temporal.Instant) {
  const { offer, texts, mostClaims, sort } = newPromotion(now, {});
  return { offer, texts, budgetAmount: '880.00', mostClaims, sort };
}

/** A picture as the portal sends it. */
export async function somePicture(): Promise<string> {
  const create = { width: 40, height: 30, channels: 3, background: '#884422' } as const;
  const drawn = await sharp({ create }).png().toBuffer();
  return drawn.toString('base64');
}

/** One that no drawing makes small: of about 1.2 MB, as a camera sends it. */
export async function largePicture(): Promise<string> {
  const [side, channels] = [640, 3] as const;
  // Noise that is the same each time.
  const pixels = Uint8Array.from({ length: side * side * channels }, (_, at) => {
    return Math.imul(at ^ (at >>> 7), 2_654_435_761) >>> 24;
  });
  const raw = { width: side, height: side, channels };
  return (await sharp(pixels, { raw }).png({ compressionLevel: 0 }).toBuffer()).toString('base64');
}

/** Decisions name the operator who made them. */
function seatOnce(test: TestDatabase): () => Promise<void> {
  let isSeated = false;
  return async () => {
    if (!isSeated) {
      isSeated = true;
      const { id, name: username, role } = benchDesk;
      const at = test.clock.now();
      await test.inUnit((ctx) => insertOperator(ctx.tx, { id, username, role, at }));
    }
  };
}

/** What a promotion gave by its own count, and by the ledger. */
async function givenBy(test: TestDatabase, id: PromotionId) {
  const { rows } = await test.database().pool.query<Record<string, string>>(
    `select p.claims, p.issued_minor, (
       select sum(r.amount_minor) from rewards r join promotion_entries e on e.id = r.reference
        join entries x on x.debt = 'reward:' || r.id where e.promotion_id = p.id) as paid
       from promotions p where p.id = $1`,
    [id],
  );
  const [row] = rows;
  return {
    claims: Number(row?.['claims']),
    issuedMinor: BigInt(row?.['issued_minor'] ?? 0),
    paidMinor: BigInt(row?.['paid'] ?? 0),
  };
}

function memberActs(test: TestDatabase, id: MemberId) {
  const flags = { isTrial: false, isAgent: false, isRestricted: false };
  const actor: MemberActor = {
    kind: 'member',
    id,
    sessionId: 'ses_test',
    ip: '127.0.0.1',
    ...flags,
  };
  const see = async (promotionId: PromotionId) => {
    const seen = await test.inUnit((ctx) => listPromotions(ctx), { actor });
    return seen.find(({ promotion }) => promotion.id === promotionId);
  };
  return {
    id,
    actor,
    see,
    join: (promotionId: PromotionId, version = 1) =>
      test.inUnit((ctx) => joinPromotion(ctx, { id: promotionId, version }), { actor }),
    claim: (promotionId: PromotionId) =>
      test.inUnit((ctx) => claimPromotion(ctx, { id: promotionId }), { actor }),
    /** As its route does it: the pictures are drawn between two transactions. */
    apply: async (promotionId: PromotionId, form: ApplicationForm) => {
      const { images, ...rest } = form;
      const wish = { id: promotionId, ...rest };
      await test.inUnit((ctx) => lockApplicable(ctx, wish), { actor });
      const pictures = await redrawOrRefuse(images, ['jpeg', 'png']);
      return test.inUnit((ctx) => applyForPromotion(ctx, { ...wish, pictures }), { actor });
    },
    counts: () => test.inUnit(countWaiting, { actor }),
    cash: async () => {
      const purse = { account: `member:${id}:cash`, currency: 'USD' } as const;
      return (await test.inUnit((ctx) => balanceOf(ctx, purse))).balanceMinor;
    },
    newestReward: async () => {
      const query = { memberId: id, isWaiting: false, cursor: undefined, limit: 1 };
      return (await test.inUnit((ctx) => selectRewards(ctx.tx, query)))[0];
    },
  };
}
