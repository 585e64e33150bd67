import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertDefined } from '@portal/money';
import { openVendorSession } from '@portal/server/src/contexts/gateway/index.ts';
import { selectVendorSecret } from '@portal/server/src/contexts/gateway/store-accounts.ts';
import { openKeys, ownPublicKey } from '@portal/server/src/contexts/gateway/vendor-keys.ts';
import { openSession } from '@portal/server/src/contexts/identity/index.ts';
import { createMember, spendingAccount } from '@portal/server/src/contexts/members/index.ts';
import { post } from '@portal/server/src/contexts/wallet/index.ts';
import type { Ctx } from '@portal/server/src/platform/context.ts';
import type { RequestFacts } from '@portal/server/src/platform/http/request-facts.ts';
import { systemUnit } from '@portal/server/src/platform/unit-of-work.ts';
import type { DialectName, Introduction } from '@portal/vendors';
import { type DemoSite, openDemoSite } from './demo-site.ts';
import type { Given } from './remote-stage.ts';

/** Each case takes one or two. */
const playersWritten = 140;
const cashMinor = 100_000n;

interface SimulatedVendor {
  readonly introduction: Introduction;
  readonly signing: string;
}

/**
 * Writes the file that `--players` takes, from a demo site that runs with its vendor simulator: the
 * keys of the simulated vendor, and players who are signed in there with so much. Answers the
 * address to prove.
 */
export async function writePlayers(path: string, dialect: DialectName): Promise<string> {
  const site = await openDemoSite(process.env);
  try {
    const vendor = simulatedVendor(site, dialect);
    const gameCode = assertDefined(vendor.introduction.games[0], 'a vendor has games').gameCode;
    const nodeId = await site.nodeOf(vendor.introduction.code, gameCode);
    const given = await site.work.run(systemUnit('conformance_players'), (ctx) =>
      givenOf(ctx, vendor, { gameCode, nodeId }),
    );
    writeFileSync(path, `${JSON.stringify(given, null, 2)}\n`, { mode: 0o600 });
    return `${site.gateway}/${vendor.introduction.code}`;
  } finally {
    await site.close();
  }
}

/** The files are the simulator's own. */
function simulatedVendor({ simulatorFolder }: DemoSite, dialect: DialectName): SimulatedVendor {
  const read = (name: string): unknown =>
    JSON.parse(readFileSync(join(simulatorFolder, name), 'utf8'));
  const introductions = read('introductions.json') as readonly Introduction[];
  const keys = read('keys.json') as Readonly<Record<string, { readonly signing: string }>>;
  const introduction = assertDefined(
    introductions.find((vendor) => vendor.dialect === dialect && vendor.transferUrl === undefined),
    'the simulator has a vendor of each dialect',
  );
  return { introduction, signing: assertDefined(keys[introduction.code], 'its keys').signing };
}

interface PlayedGame {
  readonly gameCode: string;
  readonly nodeId: string;
}

async function givenOf(
  ctx: Ctx,
  { introduction, signing }: SimulatedVendor,
  { gameCode, nodeId }: PlayedGame,
): Promise<Given> {
  const { code, dialect, merchantId } = introduction;
  const stored = assertDefined(await selectVendorSecret(ctx.tx, code), 'the site knows it');
  const ownKey = ownPublicKey(dialect, openKeys(ctx.cipher, code, stored.keysSecret));
  const players: Given['players'][number][] = [];
  for (let made = 0; made < playersWritten; made += 1) {
    const seat = await seatOf(ctx, { vendorCode: code, nodeId });
    players.push({ ...seat, gameCode, cashMinor: String(cashMinor) });
  }
  return { keys: { merchantId, signing, accepted: [ownKey ?? signing] }, players };
}

/** A member of their own, with money, a session of the site and one of the vendor. */
async function seatOf(
  ctx: Ctx,
  game: { readonly vendorCode: string; readonly nodeId: string },
): Promise<{ readonly playerId: string; readonly token: string; readonly currency: string }> {
  const memberId = ctx.ids.next('mbr');
  const { currency } = ctx.site;
  await createMember(ctx, {
    id: memberId,
    account: memberId.slice(-20),
    type: 0,
    kind: 'member',
    currency,
    profile: {},
    confirmedAge: null,
    termsVersion: null,
    registeredFrom: '127.0.0.1',
  });
  const { account: to } = spendingAccount({ id: memberId, isTrial: false }, ctx.site);
  const cash = { from: 'outside:bank', to, amountMinor: cashMinor, currency } as const;
  const debt = `conformance:${memberId}`;
  await post(ctx, [{ ...cash, debt, type: 'adjustment', reference: 'conformance' }]);
  await openSession(ctx, {
    subject: { id: memberId, realm: 'member', isAgent: false, isTrial: false, role: null },
    request: requestOf(memberId),
    life: { idleMinutes: 600, absoluteHours: 24 },
  });
  const { token } = await openVendorSession(ctx, { ...game, memberId, device: 'conformance' });
  return { playerId: memberId, token, currency };
}

/** What a session keeps of whoever signs in; nobody did. */
function requestOf(id: string): RequestFacts {
  return {
    id,
    method: 'POST',
    path: '/',
    host: '127.0.0.1',
    isSecure: false,
    ip: '127.0.0.1',
    addressBlock: '127.0.0.0/24',
    isLocal: true,
    acceptLanguage: 'en',
    userAgent: '',
    browser: `conformance ${id}`,
    cookies: new Map(),
    bearer: undefined,
    isBackground: false,
    gatewayVersion: undefined,
    idempotencyKey: undefined,
  };
}
