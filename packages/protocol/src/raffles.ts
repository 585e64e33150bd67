/** What earns a ticket (agents-loyalty-money.md D7). */
export const raffleEarnings = ['DEPOSIT', 'VALID'] as const;
export type RaffleEarning = (typeof raffleEarnings)[number];

/** `CLOSED`: its list of tickets is published, and its draw is some minutes away. */
export const raffleStates = ['OPEN', 'CLOSED', 'DRAWN', 'WITHDRAWN'] as const;
export type RaffleState = (typeof raffleStates)[number];

/** Of one ticket (agents-loyalty-money.md D7). */
export const raffleTicketStates = ['ACTIVE', 'VOID', 'WON', 'LOST'] as const;
export type RaffleTicketState = (typeof raffleTicketStates)[number];

/** So many of the own tickets of a raffle are listed, the newest. */
export const mostOwnTickets = 50;
export const mostRafflePrizes = 100;
export const mostRaffleTicketsPerDay = 1000;
