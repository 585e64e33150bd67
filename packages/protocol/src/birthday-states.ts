/** Where the gift of a birthday stands; each but the last two says what it waits for. */
export const birthdayStates = ['UNSET', 'UNPROVEN', 'NEW', 'COMING', 'CLAIM', 'CLAIMED'] as const;
