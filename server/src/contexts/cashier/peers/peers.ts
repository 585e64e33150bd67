/** The provider of channels by which members pay what others take out, and the payer of a slice. */
export const peers = 'p2p';
