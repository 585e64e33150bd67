import type { MemberId } from '@portal/protocol';
import type { Ctx } from '../../../platform/context.ts';
import { emit } from '../../../platform/outbox.ts';
import { limitedAmong } from '../../limits/index.ts';
import { type DueReminder, takeDueReminders } from '../store-reminders.ts';

interface Reminded {
  readonly memberId: MemberId;
  /** When it was due: tells this reminder from the next. */
  readonly dueAt: string;
}

declare module '../../../platform/outbox.ts' {
  interface DomainEvents {
    /** Members are asked to look at their play, and those without limits whether one would help. */
    readonly 'care.reminded': {
      readonly reviews: readonly Reminded[];
      readonly questions: readonly Reminded[];
    };
  }
}

const remindersAtOnce = 500;

/** Tells what is due, each once; who has a limit is not asked for one (R7). */
export async function remindMembers(ctx: Ctx): Promise<number> {
  const due = await takeDueReminders(ctx.tx, { now: ctx.clock.now(), limit: remindersAtOnce });
  if (due.length === 0) {
    return 0;
  }
  const asked = due.filter(({ kind }) => kind === 'limits');
  const limited = await limitedAmong(
    ctx,
    asked.map(({ memberId }) => memberId),
  );
  const payload = {
    reviews: due.filter(({ kind }) => kind === 'review').map(told),
    questions: asked.filter(({ memberId }) => !limited.has(memberId)).map(told),
  };
  if (payload.reviews.length + payload.questions.length > 0) {
    await emit(ctx, { name: 'care.reminded', payload });
  }
  return due.length;
}

function told({ memberId, dueAt }: DueReminder): Reminded {
  return { memberId, dueAt: String(dueAt) };
}
