/** What a back-office role may do; an endpoint names the one it needs. */
export const operatorAbilities = [
  'members.read',
  'members.lock',
  'members.adjust',
  'statements.read',
  'approvals.read',
  /** Orders of money in and out, and their decisions; whoever approves one does not pay it. */
  'cashier.read',
  'cashier.decide',
  'cashier.pay',
  /** What senders of bets left for a person to look at. */
  'bets.read',
  'bets.decide',
  /** Vendors of games, and the switch that stops one. */
  'vendors.read',
  'vendors.switch',
  'operators.read',
  'operators.manage',
  'audit.read',
  /** Papers of members, and what is decided about them. */
  'kyc.read',
  'kyc.decide',
  /** Members whose play may do them harm. */
  'care.read',
  'care.decide',
  'feedback.read',
  'feedback.answer',
  /** What members say to each other, and what is taken away. */
  'chat.read',
  'chat.moderate',
  /** Messages hold codes that open accounts, so nobody but the owner reads them. */
  'outbox.read',
  'lottery.read',
  /** Results of outside draws, by two persons. */
  'lottery.results',
  'lottery.manage',
  /** Points, ranks, missions and promotions; orders and applications are decided by others. */
  'loyalty.read',
  'loyalty.manage',
  'loyalty.decide',
  /** What the brand says to its visitors: announcements, banners, help. */
  'content.read',
  'content.manage',
  /** The tree of agents, what they hold, and contracts of the house. */
  'agents.read',
  'agents.manage',
  /** Whether the site is open, to whom, and what is switched on. */
  'site.read',
  'site.manage',
] as const;
export type OperatorAbility = (typeof operatorAbilities)[number];

export const operatorRoles = [
  'owner',
  'admin',
  'cashier',
  'risk',
  'support',
  'content',
  'trader',
  'auditor',
  'viewer',
] as const;
export type OperatorRole = (typeof operatorRoles)[number];

/**
 * What not even an admin may: money by hand, which the owner and the cashiers move, and messages
 * that hold codes, which are the owner's alone.
 */
const ofOwner: readonly OperatorAbility[] = ['members.adjust', 'cashier.pay', 'outbox.read'];

/** Roles are a closed table: role -> abilities (R82). */
const roleAbilities: Readonly<Record<OperatorRole, readonly OperatorAbility[]>> = {
  owner: operatorAbilities,
  admin: operatorAbilities.filter((ability) => !ofOwner.includes(ability)),
  cashier: [
    'members.read',
    'members.adjust',
    'statements.read',
    'approvals.read',
    'cashier.read',
    'cashier.decide',
    'cashier.pay',
    'loyalty.read',
    'loyalty.decide',
  ],
  risk: [
    'members.read',
    'members.lock',
    'statements.read',
    'approvals.read',
    'cashier.read',
    'cashier.decide',
    'bets.read',
    'bets.decide',
    'vendors.read',
    'vendors.switch',
    'audit.read',
    'kyc.read',
    'kyc.decide',
    'care.read',
    'care.decide',
    'agents.read',
  ],
  support: [
    'agents.read',
    'feedback.read',
    'feedback.answer',
    'chat.read',
    'chat.moderate',
    'loyalty.read',
    'loyalty.decide',
    'members.read',
    'members.lock',
    'statements.read',
    'cashier.read',
  ],
  content: ['loyalty.read', 'loyalty.manage', 'content.read', 'content.manage'],
  trader: ['lottery.read', 'lottery.results', 'lottery.manage'],
  viewer: ['members.read', 'statements.read'],
  auditor: [
    'members.read',
    'statements.read',
    'approvals.read',
    'cashier.read',
    'bets.read',
    'vendors.read',
    'operators.read',
    'audit.read',
    'site.read',
    'kyc.read',
    'care.read',
    'agents.read',
    'chat.read',
  ],
};

/** An unknown role may do nothing. */
export function abilitiesOf(role: string): readonly OperatorAbility[] {
  const known = operatorRoles.find((operatorRole) => operatorRole === role);
  return known === undefined ? [] : roleAbilities[known];
}

/**
 * Whether whoever has these abilities holds all that a role gives. Nobody makes, changes, opens or
 * shuts out an operator who may do more: with the password of such a one they would be it (R82).
 */
export function coversRole(abilities: readonly OperatorAbility[], role: string): boolean {
  return abilitiesOf(role).every((ability) => abilities.includes(ability));
}

/** What an operator may be called. */
export const operatorName = /^[A-Za-z][0-9A-Za-z._-]{2,31}$/u;

export const operatorStates = ['active', 'locked'] as const;
export type OperatorState = (typeof operatorStates)[number];

/** What a member's screens may offer. */
export const memberAbilities = [
  'play_real',
  'play_trial',
  'member_centre',
  'agent_centre',
] as const;
export type MemberAbility = (typeof memberAbilities)[number];

export const memberStates = ['active', 'locked'] as const;
export type MemberState = (typeof memberStates)[number];

/** `0` ordinary, `1 2 41 42` agents, `4` trial (portal.md, Site config). */
export const memberTypes = [0, 1, 2, 4, 41, 42] as const;
export type MemberType = (typeof memberTypes)[number];
