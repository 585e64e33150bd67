export const mallTabs = ['goods', 'redeems', 'details'] as const;
export type MallTab = (typeof mallTabs)[number];

/** The query of the address of the mall: the list that is open. */
export interface PointsSearch {
  readonly tab?: MallTab | undefined;
}

/** What it does not understand it leaves out. */
export function readPointsSearch(raw: Readonly<Record<string, unknown>>): PointsSearch {
  return { tab: mallTabs.find((tab) => tab === raw['tab']) };
}
