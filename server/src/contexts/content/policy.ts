import type { Feedback } from './store.ts';

/** Once, and only after an answer: who wrote twice to one matter begins a new one. */
export function mayFollow(
  { answer, follows }: Pick<Feedback, 'answer' | 'follows'>,
  isFollowed: boolean,
): boolean {
  return answer !== null && follows === null && !isFollowed;
}
