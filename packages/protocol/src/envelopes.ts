/** `GIFT`: one for each of some members; `RAIN`: packets for whoever is there in time. */
export const envelopeKinds = ['GIFT', 'RAIN'] as const;
export type EnvelopeKind = (typeof envelopeKinds)[number];

/** `EMPTY`: it still runs, and everything was taken. */
export const envelopeStates = ['COMING', 'RUNNING', 'EMPTY', 'OVER'] as const;
export type EnvelopeState = (typeof envelopeStates)[number];

export const mostPackets = 20_000;
export const mostEnvelopeSeconds = 3600;
export const mostGiftedMembers = 500;

/** Of an envelope that an agent gives; `EMPTY`: everything was taken before its end. */
export const teamEnvelopeStates = ['RUNNING', 'EMPTY', 'OVER'] as const;
export type TeamEnvelopeState = (typeof teamEnvelopeStates)[number];

export const mostTeamPackets = 100;
