import { randomBytes } from 'node:crypto';
import type { MemberId } from '@portal/protocol';
import {
  dialectNames,
  hasKeyPairs,
  newKeyPair,
  newSecret,
  type DialectName,
  type Introduction,
  type WireRequest,
} from '@portal/vendors';
import type { Stage, StagePlayer } from '@portal/vendors/conformance';
import { betsJobs } from '../../src/contexts/bets/jobs.ts';
import { gatewayJobs } from '../../src/contexts/gateway/jobs.ts';
import { openVendorSession } from '../../src/contexts/gateway/index.ts';
import { introduceVendor } from '../../src/contexts/gateway/use-cases/introduce-vendor.ts';
import { selectVendorSecret } from '../../src/contexts/gateway/store-accounts.ts';
import { openKeys, ownPublicKey } from '../../src/contexts/gateway/vendor-keys.ts';
import { insertSession } from '../../src/contexts/identity/store-sessions.ts';
import { beginBreak } from '../../src/contexts/limits/use-cases/begin-break.ts';
import { changeLimit } from '../../src/contexts/limits/use-cases/change-limit.ts';
import { createMember } from '../../src/contexts/members/index.ts';
import { post } from '../../src/contexts/wallet/index.ts';
import type { CuttingProxy } from '../cutting-proxy.ts';
import type { testDatabase } from '../harness.ts';
import { buildMember } from './members.ts';
import type { TestServer } from './running.ts';
import { buildTransfer } from './wallet.ts';

type Units = Pick<ReturnType<typeof testDatabase>, 'inUnit' | 'database' | 'clock'>;

/** Keys that guard nothing may be short. */
const shortKeyBits = 1024;
const vendorGame = 'game-1';
const currency = 'THB';

interface VendorSide {
  readonly signing: string;
  readonly shown: string;
}

function keysFor(dialect: DialectName): VendorSide {
  if (hasKeyPairs(dialect)) {
    const { privateKey, publicKey } = newKeyPair(shortKeyBits);
    return { signing: privateKey, shown: publicKey };
  }
  const secret = newSecret(randomBytes(32));
  return { signing: secret, shown: secret };
}

/** A vendor that introduces itself as this says. */
export function introduce(test: Units, vendor: Introduction): Promise<void> {
  return test.inUnit((ctx) => introduceVendor(ctx, vendor));
}

const codeOf = (dialect: DialectName) => `V_${dialect.toUpperCase()}`;

function introductionOf(dialect: DialectName, key: string): Introduction {
  return {
    code: codeOf(dialect),
    name: `Vendor ${dialect}`,
    dialect,
    merchantId: `merchant-${dialect}`,
    key,
    launchSecret: 'a secret for launches',
    launchUrl: 'http://127.0.0.1:9/launch',
    games: [{ gameCode: vendorGame, gameType: 'RNG', name: 'Game one', displayNames: {} }],
  };
}

export interface TestVendor {
  readonly dialect: DialectName;
  readonly code: string;
  readonly keys: VendorSide;
  readonly earlierKeys: VendorSide;
  /** What verifies our answers. */
  readonly ownKey: string;
}

/** A vendor of each dialect, each of which has changed its key once. */
export async function introduceTestVendors(test: Units): Promise<readonly TestVendor[]> {
  const vendors: TestVendor[] = [];
  for (const dialect of dialectNames) {
    const earlierKeys = keysFor(dialect);
    const keys = keysFor(dialect);
    const code = codeOf(dialect);
    const ownKey = await test.inUnit(async (ctx) => {
      await introduceVendor(ctx, introductionOf(dialect, earlierKeys.shown));
      await introduceVendor(ctx, introductionOf(dialect, keys.shown));
      const stored = await selectVendorSecret(ctx.tx, code);
      const own = stored && ownPublicKey(dialect, openKeys(ctx.cipher, code, stored.keysSecret));
      return own ?? keys.shown;
    });
    vendors.push({ dialect, code, keys, earlierKeys, ownKey });
  }
  return vendors;
}

/** For the stage of a wallet whose road to its database is this. */
export function failingOver(proxy: CuttingProxy): Required<Pick<Stage, 'failOver'>> {
  return {
    failOver: (moment) => {
      const before = proxy.cuts;
      proxy.failOverAtCommit(moment);
      return () => proxy.cuts > before;
    },
  };
}

/** Brings the request of a vendor to a wallet; undefined when no answer came. */
export type SendTo = (vendorCode: string, request: WireRequest) => ReturnType<Stage['send']>;

/** The wallet of a server of this process, without a network between. */
export function injectedInto(server: TestServer): SendTo {
  return async (code, { path, query, headers, body }) => {
    const answer = await server.built().http.app.inject({
      method: 'POST',
      url: `/gateway/${code}${path}${query === '' ? '' : `?${query}`}`,
      headers,
      payload: Buffer.from(body),
    });
    const texts = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
    return {
      status: answer.statusCode,
      headers: Object.fromEntries(texts) as Record<string, string>,
      body: answer.body,
    };
  };
}

/** Shared by all stages, because ids of a vendor are spent for ever. */
let ids = 0;
let sessions = 0;

/** The wallet of a running server, as one vendor meets it. */
export function vendorStage(test: Units, vendor: TestVendor, send: SendTo): Stage {
  const merchantId = `merchant-${vendor.dialect}`;
  const accepted = [vendor.ownKey];
  return {
    keys: { merchantId, signing: vendor.keys.signing, accepted },
    earlierKeys: { merchantId, signing: vendor.earlierKeys.signing, accepted },
    nowMs: () => test.clock.nowMs(),
    newId: () => {
      ids += 1;
      return `${vendor.dialect}-${process.pid}-${ids}`;
    },
    send: (request) => send(vendor.code, request),
    player: (cashMinor) => openPlayer(test, vendor.code, cashMinor),
    expire: async ({ playerId }) => {
      await test
        .database()
        .pool.query('update vendor_sessions set expires_at = opened_at where member_id = $1', [
          playerId,
        ]);
    },
    block: async ({ playerId }) => {
      // What a lock does to whoever is signed in.
      await test
        .database()
        .pool.query('update sessions set ended_at = created_at where subject_id = $1', [playerId]);
    },
    exclude: async (player) => {
      const memberId = memberIdOf(player);
      const exclusion = { memberId, kind: 'exclusion', endsAt: null, reason: 'test' } as const;
      await test.inUnit((ctx) => beginBreak(ctx, exclusion));
    },
    later: (days, act) => laterBy(test, days, act),
    limitStakes: async (player, dayMinor) => {
      const limit = { memberId: memberIdOf(player), kind: 'stake', period: 'day' } as const;
      await test.inUnit((ctx) => changeLimit(ctx, { ...limit, amount: dayMinor }));
    },
  };
}

/** Only for a wallet that stands by itself: what others do there meanwhile goes back in time. */
async function laterBy(test: Units, days: number, act: () => Promise<void>): Promise<void> {
  const before = test.clock.now();
  test.clock.advance({ hours: 24 * days });
  try {
    for (const job of [...betsJobs, ...gatewayJobs]) {
      await test.inUnit((ctx) => job.run(ctx, {}));
    }
    await act();
  } finally {
    test.clock.set(before);
  }
}

/** Of a player whom this stage opened. */
function memberIdOf({ playerId }: StagePlayer): MemberId {
  return playerId as MemberId;
}

async function openPlayer(
  test: Units,
  vendorCode: string,
  cashMinor: bigint,
): Promise<StagePlayer> {
  const member = buildMember({ currency });
  return test.inUnit(
    async (ctx) => {
      await createMember(ctx, member);
      const cash = { to: `member:${member.id}:cash`, amountMinor: cashMinor, currency };
      await post(ctx, [buildTransfer({ type: 'adjustment', from: 'outside:bank', ...cash })]);
      sessions += 1;
      const at = ctx.clock.now();
      await insertSession(ctx.tx, {
        id: `ses_vendor${process.pid}x${sessions}`,
        realm: 'member',
        subjectId: member.id,
        cookieHash: randomBytes(32),
        isAgent: false,
        isTrial: false,
        isRestricted: false,
        isUnverified: false,
        role: null,
        lastSeenAt: at,
        ip: '127.0.0.1',
        device: 'test',
        browser: 'test',
        provenAt: null,
        passwordAt: null,
        isByCode: false,
        idleSeconds: 1800,
        expiresAt: at.add({ hours: 24 }),
      });
      const { rows } = await test
        .database()
        .pool.query<{ nodeId: string }>(
          'select node_id as "nodeId" from games where vendor_code = $1',
          [vendorCode],
        );
      const session = { vendorCode, memberId: member.id, nodeId: rows[0]?.nodeId ?? '' };
      const { token } = await openVendorSession(ctx, { ...session, device: 'test' });
      return { playerId: member.id, token, currency, gameCode: vendorGame };
    },
    { site: { currency } },
  );
}
