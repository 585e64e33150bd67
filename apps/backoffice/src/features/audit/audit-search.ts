import { shortText } from '../../shared/short-text.ts';

/** The query of the address of the audit. */
export interface AuditSearch {
  readonly subjectId?: string | undefined;
  readonly action?: string | undefined;
  /** Days of the site, both included. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** The entry that is open beside the list. */
  readonly entry?: string | undefined;
}

/** What it does not understand it leaves out. */
export function auditSearch(raw: Readonly<Record<string, unknown>>): AuditSearch {
  return {
    subjectId: shortText(raw['subjectId']),
    action: shortText(raw['action']),
    from: shortText(raw['from']),
    to: shortText(raw['to']),
    entry: shortText(raw['entry']),
  };
}
