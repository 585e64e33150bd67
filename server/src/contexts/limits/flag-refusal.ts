import { blockingFlag, type MemberAction, type StandingFlag } from '@portal/commission';
import type { ErrorCode } from '@portal/protocol';
import type { Refused } from '../wallet/index.ts';
import type { Player } from './player.ts';

export type Verdict = { readonly ok: true } | Refused;

const codes: Readonly<Record<StandingFlag, ErrorCode>> = {
  TRIAL: 'in_need_true_account',
  FROZEN: 'account_locked',
  NO_BET: 'betting_stopped',
  NO_DEPOSIT: 'deposits_stopped',
  NO_WITHDRAW: 'withdrawals_stopped',
  NO_TRANSFER: 'transfers_stopped',
  NO_BONUS: 'bonuses_stopped',
  NO_AGENT: 'error_not_agent',
  RG_TIMEOUT: 'on_break',
  RG_EXCLUDED: 'self_excluded',
  KYC_PENDING: 'identity_unverified',
  DEBT: 'transfers_stopped',
  CONSENT_PENDING: 'consent_needed',
};

/** The refusal of what a member's standing forbids; undefined when nothing does. */
export function flagRefusal(
  action: MemberAction,
  { flags }: Pick<Player, 'flags'>,
): Refused | undefined {
  if (flags.length === 0) {
    return undefined;
  }
  const blocking = blockingFlag(action, new Set(flags.map(({ flag }) => flag)));
  if (blocking === undefined) {
    return undefined;
  }
  const endsAt = flags.find(({ flag }) => flag === blocking)?.endsAt;
  const data = blocking === 'RG_TIMEOUT' && endsAt ? { until: String(endsAt) } : {};
  return { ok: false, code: codes[blocking], data };
}
