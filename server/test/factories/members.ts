import type { createMember } from '../../src/contexts/members/index.ts';

type NewMember = Parameters<typeof createMember>[1];

let members = 0;

/** An ordinary member; its credential is another factory's. */
export function buildMember(overrides: Partial<NewMember> = {}): NewMember {
  members += 1;
  const name = `member${process.pid}x${members}`;
  return {
    id: `mbr_${name}`,
    account: name,
    type: 0,
    kind: 'member',
    currency: 'USD',
    profile: {},
    confirmedAge: null,
    termsVersion: null,
    registeredFrom: '127.0.0.1',
    ...overrides,
  };
}
