/** The parts of the register centre, in the order of their tabs. */
export const registerTabs = ['links', 'open'] as const;

/** The query of its address: which part is shown. */
export interface RegisterSearch {
  readonly tab?: (typeof registerTabs)[number] | undefined;
}

export interface RegisterAddress {
  readonly search: RegisterSearch;
  readonly onSearch: (change: RegisterSearch) => void;
}

/** What it does not understand it leaves out. */
export function readRegisterSearch(raw: Readonly<Record<string, unknown>>): RegisterSearch {
  return { tab: registerTabs.find((tab) => tab === raw['tab']) };
}
