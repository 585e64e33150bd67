import type { Person } from '../shared/session/person.ts';

/**
 * Who may open a page. `newcomer` is whoever has no account of their own yet; `member` is a real
 * account, agents included; `session` is whoever is signed in, trial accounts too.
 */
export type PageAccess = 'everyone' | 'newcomer' | 'session' | 'member' | 'agent';

/** `login` comes back after the login; `real` is the warning in_need_true_account. */
export type Admission = 'open' | 'login' | 'real' | 'home';

/** portal.md, section 4 (trial accounts) and the navigation guard of section 2. */
const admissions: Readonly<Record<PageAccess, Readonly<Record<Person, Admission>>>> = {
  everyone: { visitor: 'open', trial: 'open', member: 'open', agent: 'open' },
  newcomer: { visitor: 'open', trial: 'open', member: 'home', agent: 'home' },
  session: { visitor: 'login', trial: 'open', member: 'open', agent: 'open' },
  member: { visitor: 'login', trial: 'real', member: 'open', agent: 'open' },
  agent: { visitor: 'login', trial: 'real', member: 'home', agent: 'open' },
};

export function admissionTo(access: PageAccess, person: Person): Admission {
  return admissions[access][person];
}
