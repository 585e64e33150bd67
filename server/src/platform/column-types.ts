import type { DomainEvents, EventName } from './outbox.ts';

/** What the columns of the platform hold, where the database says less. */
export interface ColumnTypes {
  readonly 'outbox.name': EventName;
  readonly 'outbox.payload': DomainEvents[EventName];
}
