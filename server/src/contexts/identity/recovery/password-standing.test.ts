import { describe, expect, it } from 'vitest';
import { mustReplace } from './password-standing.ts';

const now = Temporal.Instant.from('2026-03-02T08:00:00Z');
const good = 'violet kettle under 7 stairs';
const switches = (isOn: boolean) =>
  ({
    modId: 'SITE',
    enabled: '1',
    children: [{ modId: 'PWDEXPFORCECHANGE3', enabled: isOn ? '1' : '0', children: [] }],
  }) as const;

interface Case {
  readonly password?: string;
  readonly isTemporary?: boolean;
  readonly days?: number;
  readonly isOn?: boolean;
  readonly mostDays?: number;
}

function judge(facts: Case): boolean {
  const { password = good, isTemporary = false, days = 0, isOn = false, mostDays = 0 } = facts;
  const site = { switches: switches(isOn), passwords: { default: '{secret}', mostDays } };
  const setAt = now.subtract({ hours: 24 * days });
  return mustReplace(site, { password, isTemporary, setAt }, now);
}

describe('mustReplace (R62)', () => {
  it.each([
    ['an ordinary password stays', {}, false],
    ['a temporary one goes', { isTemporary: true }, true],
    ['the default of the brand goes', { password: '{secret}' }, true],
    ['what only looks like the default stays', { password: '{Secret}' }, false],
    ['an old one stays where nothing expires', { days: 5000, mostDays: 90 }, false],
    ['an old one goes where passwords expire', { days: 91, mostDays: 90, isOn: true }, true],
    ['a young one stays where passwords expire', { days: 89, mostDays: 90, isOn: true }, false],
    ['age alone counts for nothing by default', { days: 5000, isOn: true }, false],
    ['a leaked one goes where passwords expire', { password: 'Sunshine1', isOn: true }, true],
    ['a leaked one stays where nothing expires', { password: 'Sunshine1' }, false],
  ] as const)('%s', (_name, facts, isReplaced) => {
    expect(judge(facts)).toBe(isReplaced);
  });

  it('has no default where the brand has none', () => {
    const site = { switches: switches(false), passwords: { default: '', mostDays: 0 } };
    expect(mustReplace(site, { password: '', isTemporary: false, setAt: now }, now)).toBe(false);
  });
});
