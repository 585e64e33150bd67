import type { Person } from '../shared/session/person.ts';
import { admissionTo } from './admission.ts';
import type { PageRow } from './page-row.ts';
import { pages } from './pages.ts';

/** Whether a link leads somewhere: members are sent home from the login and the registration. */
export function isWayOn(link: string, person: Person): boolean {
  const [path] = link.split(/[?#]/u);
  const page = (pages as readonly PageRow[]).find((row) => row.path === path);
  return page === undefined || admissionTo(page.access, person) !== 'home';
}
