import type { Ctx } from '../../platform/context.ts';
import { selectContacts } from './codes/store-contacts.ts';
import { selectDevices } from './store-attempts.ts';

declare module '../../platform/outbox.ts' {
  interface DomainEvents {
    /** A member is reached elsewhere, or came from a browser that was never seen with them. */
    readonly 'identity.traits_changed': { readonly subjectId: string };
  }
}

/** By what a subject is known: where they are reached, and the browsers that they use (R12). */
export async function traitsOf(ctx: Ctx, subjectId: string) {
  const contacts = await selectContacts(ctx.tx, subjectId);
  const devices = await selectDevices(ctx.tx, subjectId);
  return { contacts, devices };
}
