import { selfAndAncestors, type AgentTree } from '../figures/tree.ts';

/** Standing flags of a member (section 0), in any combination. */
export const standingFlags = [
  'TRIAL',
  'FROZEN',
  'NO_BET',
  'NO_DEPOSIT',
  'NO_WITHDRAW',
  'NO_TRANSFER',
  'NO_BONUS',
  'NO_AGENT',
  'RG_TIMEOUT',
  'RG_EXCLUDED',
  'KYC_PENDING',
  'DEBT',
  'CONSENT_PENDING',
] as const;
export type StandingFlag = (typeof standingFlags)[number];

/** What player protection and standing decide about a member (H). */
export const memberActions = [
  'bonus',
  'marketing',
  'deposit',
  'withdraw',
  'transfer',
  'receive',
  'bet',
  'propose',
] as const;
export type MemberAction = (typeof memberActions)[number];

const blocking: Readonly<Record<MemberAction, readonly StandingFlag[]>> = {
  bonus: ['TRIAL', 'FROZEN', 'NO_BONUS', 'RG_TIMEOUT', 'RG_EXCLUDED', 'CONSENT_PENDING'],
  marketing: ['RG_TIMEOUT', 'RG_EXCLUDED'],
  deposit: ['TRIAL', 'FROZEN', 'NO_DEPOSIT', 'RG_TIMEOUT', 'RG_EXCLUDED', 'CONSENT_PENDING'],
  // Breaks and exclusions never stand between a member and its own money.
  withdraw: ['TRIAL', 'FROZEN', 'NO_WITHDRAW', 'KYC_PENDING'],
  // Whoever owes a downline sends nothing away (C6), but what comes in serves the debt.
  transfer: ['TRIAL', 'FROZEN', 'NO_TRANSFER', 'RG_TIMEOUT', 'RG_EXCLUDED', 'KYC_PENDING', 'DEBT'],
  receive: [
    'TRIAL',
    'FROZEN',
    'NO_TRANSFER',
    'RG_TIMEOUT',
    'RG_EXCLUDED',
    'KYC_PENDING',
    'CONSENT_PENDING',
  ],
  // Age and terms come before play and before money that comes in; the own money may leave (R17).
  bet: ['FROZEN', 'NO_BET', 'RG_TIMEOUT', 'RG_EXCLUDED', 'CONSENT_PENDING'],
  propose: ['TRIAL', 'FROZEN', 'NO_AGENT', 'RG_EXCLUDED', 'DEBT'],
};

export function isAllowed(action: MemberAction, flags: ReadonlySet<StandingFlag>): boolean {
  return blockingFlag(action, flags) === undefined;
}

/** The first flag that stands against an action, in the order of the table. */
export function blockingFlag(
  action: MemberAction,
  flags: ReadonlySet<StandingFlag>,
): StandingFlag | undefined {
  return blocking[action].find((flag) => flags.has(flag));
}

/**
 * Whether an agent may be told anything about a member: only inside its own line, itself included.
 * A member outside it and one that does not exist give the same answer.
 */
export function isVisibleTo(tree: AgentTree, agentId: string, memberId: string): boolean {
  const agent = tree.indexOf.get(agentId);
  const member = tree.indexOf.get(memberId);
  if (agent === undefined || member === undefined) {
    return false;
  }
  for (const at of selfAndAncestors(tree, member)) {
    if (at === agent) {
      return true;
    }
  }
  return false;
}
