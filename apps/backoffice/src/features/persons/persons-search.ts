import {
  type PersonCaseState,
  type PersonMarkKind,
  personCaseStates,
  personMarks,
} from '@portal/protocol';

/** Which pairs of accounts are shown; stands in the address. */
export interface PersonsSearch {
  readonly view?: PersonCaseState | undefined;
  readonly mark?: PersonMarkKind | undefined;
  /** The case that is open beside the list. */
  readonly pair?: string | undefined;
}

const longestId = 64;

export function personsSearch(raw: Readonly<Record<string, unknown>>): PersonsSearch {
  const pair = raw['pair'];
  return {
    view: personCaseStates.find((view) => view === raw['view']),
    mark: personMarks.find((mark) => mark === raw['mark']),
    pair: typeof pair === 'string' && pair.length <= longestId ? pair : undefined,
  };
}
