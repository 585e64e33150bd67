import type { VideoPokerDesign } from '../video-poker/design.ts';

/** Production default: 97.2984 percent with perfect play (sports-and-games.md 0.3, 27). */
export const jacksOrBetter85: VideoPokerDesign = {
  id: 'jacks-or-better-8-5',
  version: 1,
  variant: 'jacksOrBetter',
  paytable: {
    jacksOrBetter: 1,
    twoPair: 2,
    threeOfAKind: 3,
    straight: 4,
    flush: 5,
    fullHouse: 8,
    fourOfAKind: 25,
    straightFlush: 50,
    royalFlush: 800,
  },
};

/** Verification tables; configuration, never a default. */
export const jacksOrBetter96: VideoPokerDesign = {
  ...jacksOrBetter85,
  id: 'jacks-or-better-9-6',
  paytable: { ...jacksOrBetter85.paytable, flush: 6, fullHouse: 9 },
};

export const deucesWildFullPay: VideoPokerDesign = {
  id: 'deuces-wild-full-pay',
  version: 1,
  variant: 'deucesWild',
  paytable: {
    threeOfAKind: 1,
    straight: 2,
    flush: 2,
    fullHouse: 3,
    fourOfAKind: 5,
    straightFlush: 9,
    fiveOfAKind: 15,
    wildRoyal: 25,
    fourDeuces: 200,
    naturalRoyal: 800,
  },
};

export const deucesWildNotSoUgly: VideoPokerDesign = {
  ...deucesWildFullPay,
  id: 'deuces-wild-not-so-ugly',
  paytable: {
    ...deucesWildFullPay.paytable,
    flush: 3,
    fullHouse: 4,
    fourOfAKind: 4,
    straightFlush: 10,
    fiveOfAKind: 16,
  },
};
