import type { Sample } from '../sample.ts';

const memberId = 'mbr_0198f0aa0001';

/** What the server hashes of an entry. */
function rowOf(entry: { readonly number: number; readonly at: string; readonly what: string }) {
  const { number, at, what } = entry;
  const [kind, action] = what.split(' ');
  const id = `trl_0198f0aa800${number}`;
  const author = [kind, null, null];
  const rest = [null, null, null, null, `req_${number}`];
  const subject = ['member', memberId];
  return JSON.stringify(['trail/1', 'merilune', id, at, ...author, action, ...subject, ...rest]);
}

/** A chain that holds: an account was opened, locked by an operator, and signed in to. */
export const readAccountEvents: Sample<'readAccountEvents'> = {
  format: 'account-events/1',
  memberId,
  start: { position: '0', hash: '0'.repeat(64) },
  events: [
    {
      position: '1',
      hash: '17e69b05fb4686eeae20f1a57609039bc34bd1f9e32c01077a1bf3b38eabe959',
      at: '2026-03-02T10:00:00Z',
      action: 'member.register',
      rowHash: 'fd435edb3531dc784243d769624b97c49d52c066e7d53fa2f71bbd7f9195bb9f',
      row: rowOf({ number: 1, at: '2026-03-02T10:00:00Z', what: 'visitor member.register' }),
    },
    {
      position: '2',
      hash: 'a7703324a210028fb47c37f664353336936b5b0ce59a1313a3345702d5613ba5',
      at: '2026-03-02T11:00:00Z',
      action: 'member.lock',
      rowHash: 'db9fc2cc8135c0cd6c80bbece21ac12529a9d7c3df81ad040cbc1f42a47767e9',
      row: null,
    },
    {
      position: '3',
      hash: 'e1adf6dc30d4a36b6b2a1d88e6c8e12d0e989cb39f26a9f7032600a7a06d234c',
      at: '2026-03-03T10:00:00Z',
      action: 'member.login',
      rowHash: '6ab8064e631e40297312f590ea96981a264c0a6672afa3a0dbfd1d786f8f9068',
      row: rowOf({ number: 3, at: '2026-03-03T10:00:00Z', what: 'member member.login' }),
    },
  ],
  isWhole: true,
};
