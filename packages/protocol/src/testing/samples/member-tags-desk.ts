import type { Sample } from '../sample.ts';

export const readMemberTags: Sample<'readMemberTags'> = {
  tags: [{ tag: 'early-bird', givenBy: 'quay', givenAt: '2026-03-01T10:00:00Z' }],
  abilities: ['change'],
};
export const changeMemberTags: Sample<'changeMemberTags'> = {
  tags: [
    ...readMemberTags.tags,
    { tag: 'tester', givenBy: 'quay', givenAt: '2026-03-02T10:00:00Z' },
  ],
  abilities: ['change'],
};
