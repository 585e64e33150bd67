import type { MemberType } from '@portal/protocol';
import type { Opening } from '../agents/index.ts';
import type { SiteConfiguration } from '../site/index.ts';

/**
 * The type of an account that an agent opens, directly or by a link. Of the agent types of a site
 * the first is that of its top agents; whoever is opened by an agent has the next one.
 */
export function openedType(
  { memberTypes }: Pick<SiteConfiguration, 'memberTypes'>,
  opening: Opening | undefined,
): MemberType {
  const [top, below = top] = memberTypes.agent;
  return opening?.isAgent === true && below !== undefined ? below : 0;
}
