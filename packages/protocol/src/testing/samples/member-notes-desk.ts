import type { Sample } from '../sample.ts';

export const createMemberNote: Sample<'createMemberNote'> = {
  id: 'nte_0198f0aa1000',
  text: 'Called about a late transfer; the bank confirms it.',
  writtenBy: 'quay',
  writtenAt: '2026-03-02T10:00:00Z',
};
export const listMemberNotes: Sample<'listMemberNotes'> = {
  content: [createMemberNote],
  nextCursor: null,
  abilities: ['write'],
};
