import { isIdOf, type MemberType } from '@portal/protocol';
import type { Admit } from '../identity/index.ts';
import { readMember } from '../members/index.ts';
import type { SiteConfiguration } from '../site/index.ts';

const ordinaryType: MemberType = 0;

/**
 * Who may come in at a page (portal.md 4 and 6): an account whose type the site does not know is no
 * member's, and the page of agents is for agents. Told only to who has proven the account (X1).
 */
export function admissionTo(
  site: Pick<SiteConfiguration, 'memberTypes'>,
  page: 'members' | 'agents',
): Admit {
  const { agent, trial } = site.memberTypes;
  const types: ReadonlySet<number> = new Set([ordinaryType, ...agent, ...trial]);
  return async (ctx, { subjectId, isAgent }) => {
    const member = isIdOf('mbr', subjectId) ? await readMember(ctx, subjectId) : undefined;
    if (member === undefined || !types.has(member.type)) {
      return 'non_member_account';
    }
    return page === 'agents' && !isAgent ? 'error_not_agent' : undefined;
  };
}
