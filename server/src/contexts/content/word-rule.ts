import { wordCount } from '@portal/protocol';
import { Refusal } from '../../platform/refusal.ts';

/** Between how many words the site wants a message. */
export interface WordRule {
  readonly leastWords: number;
  readonly mostWords: number;
}

/** Refuses with `feedback_length`. */
export function refuseLength(content: string, { leastWords, mostWords }: WordRule): void {
  const words = wordCount(content);
  if (words < leastWords || words > mostWords) {
    throw new Refusal('feedback_length', { least: leastWords, most: mostWords });
  }
}
