import type { Ctx } from '../../platform/context.ts';
import { addressOf } from '../../platform/demo/address-of.ts';
import type { DemoDay, DemoPart, Scene } from '../../platform/demo/demo-part.ts';
import { type Invitation, nobodyInvited } from '../agents/index.ts';
import { newPassword, type PasswordHasher } from '../identity/index.ts';
import { everyMember, type Member, spendingAccount } from '../members/index.ts';
import type { SiteConfiguration } from '../site/index.ts';
import { balances } from '../wallet/index.ts';
import { demoConsent } from './demo-consent.ts';
import { codeOfMember, linkOfAgent } from './demo-invitation.ts';
import { type DemoPerson, joiningOn } from './demo-people.ts';
import { grantDemoCredit } from './use-cases/grant-demo-credit.ts';
import { openAccount } from './use-cases/open-account.ts';

interface DemoEnv {
  readonly hasher: PasswordHasher;
  readonly site: SiteConfiguration;
}

/** Whoever has less asks for more, on some visits. */
const lowMinor = 990_000n;
const requestsPerVisit = 0.3;
const topUps = ['500.00', '1000.00', '2000.00', '3000.00', '5000.00'];

/** The tree of agents and members, and the credit that members ask for when theirs runs out. */
export function onboardingDemo(env: DemoEnv): DemoPart {
  let hash: Promise<string> | undefined;
  return async (ctx, day) => {
    // Nobody is told this password, so one hash serves them all.
    hash ??= env.hasher.hash(newPassword(ctx.random));
    const passwordHash = await hash;
    const joins = registrations(day, (now, person) =>
      register(now, env.site, { person, passwordHash }),
    );
    return day.number < 0 ? joins : [...joins, ...(await requestsForCredit(ctx, day))];
  };
}

function registrations(
  day: DemoDay,
  open: (ctx: Ctx, person: DemoPerson) => Promise<void>,
): readonly Scene[] {
  return joiningOn(day).map((person) => {
    const hours = 10 + day.chance(`registration ${person.username}`).fraction() * 12;
    return { at: day.at(hours), play: (ctx) => open(ctx, person) };
  });
}

async function register(
  ctx: Ctx,
  site: SiteConfiguration,
  { person, passwordHash }: { readonly person: DemoPerson; readonly passwordHash: string },
): Promise<void> {
  const { username, type } = person;
  const ip = addressOf(username);
  const invitation = await invitationOf(ctx, site, person);
  await openAccount({ ...ctx, actor: { kind: 'visitor', ip } }, site, {
    username,
    passwordHash,
    type,
    profile: {},
    registeredFrom: ip,
    invitation,
    consent: demoConsent(site),
  });
}

function invitationOf(
  ctx: Ctx,
  site: SiteConfiguration,
  { upline, referrer }: DemoPerson,
): Invitation | Promise<Invitation> {
  if (referrer !== undefined) {
    return codeOfMember(ctx, site, referrer);
  }
  return upline === undefined ? nobodyInvited : linkOfAgent(ctx, upline);
}

async function requestsForCredit(ctx: Ctx, day: DemoDay): Promise<readonly Scene[]> {
  const members = await everyMember(ctx);
  const visitors = members.flatMap((member) => {
    const visit = day.visitOf({ name: member.account, since: member.registeredAt });
    const isAsking =
      member.kind !== 'trial' &&
      member.state === 'active' &&
      day.chance(`request ${member.account}`).happens(requestsPerVisit);
    return visit === undefined || !isAsking ? [] : { member, at: day.at(visit.fromHours) };
  });
  const accounts = visitors.map(({ member }) =>
    spendingAccount({ id: member.id, isTrial: false }, ctx.site),
  );
  const purses = await balances(ctx, accounts);
  return visitors
    .filter((_, index) => (purses[index]?.availableMinor ?? 0n) < lowMinor)
    .map(({ member, at }) => ({ at, play: (now) => topUp(now, day, member) }));
}

async function topUp(ctx: Ctx, day: DemoDay, { id, account: name }: Member): Promise<void> {
  await grantDemoCredit(ctx, {
    ...spendingAccount({ id, isTrial: false }, ctx.site),
    memberId: id,
    debt: `demo_credit:${id}:${String(day.date)}`,
    text: day.chance(`credit ${name}`).pick(topUps),
  });
}
