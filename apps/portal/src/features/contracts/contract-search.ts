/** The parts of a page of contracts, in the order of their tabs. */
export const contractTabs = ['mine', 'downline', 'requests'] as const;
export type ContractTab = (typeof contractTabs)[number];

/** The query of the address of a page of contracts. */
export interface ContractSearch {
  readonly tab?: ContractTab | undefined;
}

/** What it does not understand it leaves out. */
export function readContractSearch(raw: Readonly<Record<string, unknown>>): ContractSearch {
  return { tab: contractTabs.find((tab) => tab === raw['tab']) };
}
