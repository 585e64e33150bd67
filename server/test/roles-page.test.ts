import { readFileSync } from 'node:fs';
import { abilitiesOf, operatorRoles } from '@portal/protocol';
import { expect, it } from 'vitest';

const page = readFileSync(new URL('../../docs/operating/approvals.md', import.meta.url), 'utf8');

/** The two that have nearly everything are told by what they lack. */
const inWords: Readonly<Record<string, string>> = {
  owner: 'all',
  admin: 'all but `members.adjust`, `cashier.pay` and `outbox.read`',
};

it.each(operatorRoles)('the page for operators says what %s may', (role) => {
  const listed = abilitiesOf(role).map((ability) => `\`${ability}\``);
  expect(page).toContain(`| ${role} | ${inWords[role] ?? listed.join(', ')} |`);
});

it('says of an admin what the table says', () => {
  const lacking = abilitiesOf('owner').filter((ability) => !abilitiesOf('admin').includes(ability));
  expect(lacking.toSorted()).toEqual(['cashier.pay', 'members.adjust', 'outbox.read']);
});
