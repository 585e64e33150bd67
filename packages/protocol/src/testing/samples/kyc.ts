import type { Sample } from '../sample.ts';

export const readVerification: Sample<'readVerification'> = {
  tier: 'contact',
  proofs: [
    {
      kind: 'identity',
      standing: 'rejected',
      isNeeded: true,
      paper: 'id_card',
      sentAt: '2026-03-01T10:00:00Z',
      decidedAt: '2026-03-01T12:00:00Z',
      rejection: 'unreadable',
      note: 'The lower edge is cut off.',
      expiresOn: null,
      demand: null,
      maySend: true,
    },
    {
      kind: 'address',
      standing: 'waiting',
      isNeeded: true,
      paper: 'utility_bill',
      sentAt: '2026-03-01T10:05:00Z',
      decidedAt: null,
      rejection: null,
      note: null,
      expiresOn: null,
      demand: null,
      maySend: false,
    },
  ],
  holdsPlay: true,
  holdsMoney: false,
  minimumAge: 18,
};

export const sendPapers: Sample<'sendPapers'> = {
  ...readVerification,
  proofs: readVerification.proofs.map((proof) => ({
    ...proof,
    standing: 'waiting' as const,
    decidedAt: null,
    rejection: null,
    note: null,
    maySend: false,
  })),
};
