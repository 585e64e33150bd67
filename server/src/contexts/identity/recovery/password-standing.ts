import { isSwitchedOn } from '@portal/protocol';
import type { SiteConfiguration } from '../../site/index.ts';
import { isBreached } from '../password-policy.ts';

export interface PasswordFacts {
  readonly password: string;
  /** Somebody else gave it, or it was sent by e-mail. */
  readonly isTemporary: boolean;
  readonly setAt: Temporal.Instant;
}

const hoursPerDay = 24;

/**
 * Whether a password that was just proven lets its owner do nothing but replace it (R62): a
 * temporary one, the default of the brand, or an expired one. It expires by age only where the site
 * says so, and on evidence: a password that stands on the lists of leaks is known to others (X3).
 */
export function mustReplace(
  site: Pick<SiteConfiguration, 'passwords' | 'switches'>,
  facts: PasswordFacts,
  now: Temporal.Instant,
): boolean {
  const { passwords, switches } = site;
  const isDefault = passwords.default !== '' && facts.password === passwords.default;
  if (facts.isTemporary || isDefault) {
    return true;
  }
  if (!isSwitchedOn(switches, 'PWDEXPFORCECHANGE3')) {
    return false;
  }
  const { mostDays } = passwords;
  const oldest = now.subtract({ hours: hoursPerDay * mostDays });
  const isOld = mostDays > 0 && Temporal.Instant.compare(facts.setAt, oldest) < 0;
  return isOld || isBreached(facts.password);
}
