import type { EventHandlers } from '../../../platform/outbox.ts';
import type { Tell } from '../hearing.ts';

/** What a reminder is about; when it was due tells it from the one before. */
const about = 'protection';

/** Reminders to look at the own play, and whether a limit would help (R7). */
export function careMessages(tell: Tell): EventHandlers {
  return {
    'care.reminded': [
      tell(({ reviews, questions }) => [
        ...reviews.map(({ memberId, dueAt }) => ({
          memberId,
          type: 'activity_review' as const,
          reference: about,
          occasion: dueAt,
        })),
        ...questions.map(({ memberId, dueAt }) => ({
          memberId,
          type: 'limit_question' as const,
          reference: about,
          occasion: dueAt,
        })),
      ]),
    ],
  };
}
