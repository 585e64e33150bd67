import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import type { SiteConfiguration } from '../site/index.ts';
import { contractKindsOf } from './agreements/contract-kinds-of.ts';
import { settingsOf } from './settings.ts';

/** What a session says of the pay of its agent (portal.md 3, Session storage). */
export interface ContractStanding {
  /** By the day, the hour or as it happens. */
  readonly hasSalary: boolean;
  readonly hasDividend: boolean;
}

/** Of one agent, whoever asks: a session is opened before anybody acts in it. */
export async function contractStandingOf(
  ctx: Ctx,
  id: MemberId,
  site: Pick<SiteConfiguration, 'contracts' | 'currency'>,
): Promise<ContractStanding> {
  const { kinds } = await contractKindsOf(ctx, id, settingsOf(site));
  return {
    hasSalary: kinds.has('DAILY') || kinds.has('HOURLY') || kinds.has('REALTIME'),
    hasDividend: kinds.has('DIVIDEND'),
  };
}
