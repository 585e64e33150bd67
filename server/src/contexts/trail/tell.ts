import { isIdOf, type MemberId, type TrailActName, type TrailEventName } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import { type DomainEvent, emit } from '../../platform/outbox.ts';
import type { Facts, TrailEntry } from './entry.ts';

declare module '../../platform/outbox.ts' {
  interface DomainEvents {
    /** Something stands in the trail of a member, beyond coming and going. */
    'trail.recorded': {
      readonly entryId: string;
      readonly memberId: MemberId;
      readonly action: TrailActName | TrailEventName;
      readonly after: Facts | null;
      readonly at: string;
    };
  }
}

/** So many that telling them would cost more than what they say. */
const everyday: ReadonlySet<string> = new Set([
  'member.login',
  'member.login_refused',
  'member.logout',
  'member.register',
  // The cashier tells of its orders itself.
  'member.open_deposit',
  'member.cancel_deposit',
  'member.ask_withdrawal',
  'member.cancel_withdrawal',
  'member.answer_receipt',
] satisfies readonly TrailEventName[]);

/** Tells of entries about members, in the transaction that writes them. */
export async function tellEntries(ctx: Ctx, entries: readonly TrailEntry[]): Promise<void> {
  await emit(ctx, ...entries.flatMap(eventOf));
}

function eventOf(entry: TrailEntry): readonly DomainEvent[] {
  const { id: entryId, subjectId: memberId, action, after, at } = entry;
  if (entry.subjectType !== 'member' || !isIdOf('mbr', memberId) || everyday.has(action)) {
    return [];
  }
  // Entries are made of acts and events, whose names these are.
  const name = action as TrailActName | TrailEventName;
  const payload = { entryId, memberId, action: name, after, at: String(at) };
  return [{ name: 'trail.recorded', payload }];
}
