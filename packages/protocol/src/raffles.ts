/** What earns a ticket (agents-loyalty-money.md D7). */
export const raffleEarnings = ['DEPOSIT', 'VALID'] as const;
export type RaffleEarning = (typeof raffleEarnings)[number];

/** `CLOSED`: its list of tickets is published, and its draw is some minutes away. */
export const raffleStates = ['OPEN', 'CLOSED', 'DRAWN', 'WITHDRAWN'] as const;
export type RaffleState = (typeof raffleStates)[number];

export const mostRafflePrizes = 100;
export const mostRaffleTicketsPerDay = 1000;
