export interface HouseVendor {
  readonly code: string;
  readonly name: string;
  /** How many slots of the shipped catalogue it has. */
  readonly slots: number;
}

/**
 * Fictional studios of 9,842 slots (design-brief.md 2.8; the codes are the specification's). FB and the
 * TCG codes have no slots, because a game of theirs opens another page (portal.md 4, game start):
 * three own codes stand in for them.
 */
export const houseVendors: readonly HouseVendor[] = [
  { code: 'AG', name: 'Aurum Gate', slots: 812 },
  { code: 'BBIN', name: 'Bright Basin', slots: 788 },
  { code: 'CQ9', name: 'Copper Quay', slots: 751 },
  { code: 'PT', name: 'Pale Tiger', slots: 702 },
  { code: 'RTG', name: 'Ridge Tide', slots: 655 },
  { code: 'IBC', name: 'Iron Beacon', slots: 611 },
  { code: 'SBT', name: 'Silver Bracket', slots: 574 },
  { code: 'UG', name: 'Umber Goal', slots: 540 },
  { code: 'AV', name: 'Arc Vale', slots: 512 },
  { code: 'IMES', name: 'Imber Stage', slots: 486 },
  { code: 'IA', name: 'Ion Arena', slots: 461 },
  { code: 'AI', name: 'Amber Isle', slots: 437 },
  { code: 'TF', name: 'True Fable', slots: 414 },
  { code: 'SV3', name: 'Spur Vale', slots: 372 },
  { code: 'DS88', name: 'Dawn Spur', slots: 341 },
  { code: 'DIG', name: 'Dell Ring', slots: 312 },
  { code: 'WGB', name: 'Wing Gate Bay', slots: 286 },
  { code: 'WS168', name: 'West Spur', slots: 251 },
  { code: 'HL', name: 'Harbor Light', slots: 220 },
  { code: 'MQ', name: 'Marble Quarry', slots: 182 },
  { code: 'NW', name: 'North Willow', slots: 135 },
];
