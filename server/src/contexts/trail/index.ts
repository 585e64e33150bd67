/**
 * What happened on the site and who did it, for ever: acts of operators with their reason, and
 * events of accounts. An entry is written in the transaction of what it tells of, so that neither
 * exists without the other; nobody changes or removes one. The trail knows no business area.
 */
export type { Author, Facts, TrailAct, TrailEntry, TrailEvent } from './entry.ts';
export { moneyFact } from './money-fact.ts';
export { plugTrail } from './plug.ts';
export { listEntries } from './use-cases/list-entries.ts';
export type { TrailPage } from './use-cases/list-entries.ts';
export { recordAct } from './use-cases/record-act.ts';
export { recordEvents } from './use-cases/record-events.ts';
