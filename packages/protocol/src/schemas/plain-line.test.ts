import { describe, expect, it } from 'vitest';
import { createRegisterLink } from '../endpoints/agents.ts';

const isTaken = (note: string) => createRegisterLink.body.safeParse({ note }).success;

describe('the note of a link', () => {
  it.each(['Friday group', 'مجموعة الجمعة', '群组 👨‍👩‍👧'])('takes %s', (note) => {
    expect(isTaken(note)).toBe(true);
  });

  // Unicode Technical Report 36: signs that turn what others read.
  it.each(['a\u202Eb', 'a\u2066b', 'a\u200Fb', 'a\u061Cb', 'a\nb', 'a\u0000b'])(
    'takes nothing that turns or breaks the line: %j',
    (note) => {
      expect(isTaken(note)).toBe(false);
    },
  );
});
