import type { MemberId } from '@portal/protocol';
import { isIdOf } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import type { EventHandlers } from '../../platform/outbox.ts';
import { traitsOf } from '../identity/index.ts';
import { noteMarks, type PersonMark, stopSamePerson } from '../limits/index.ts';
import { readMember, readProfileTexts } from '../members/index.ts';
import type { ReadForm } from './read-form.ts';

/** By what a form says who somebody is, before there is an account. */
export function marksOfForm({ body, phone }: Pick<ReadForm, 'body' | 'phone'>) {
  return marksOf({ phone: phone?.number, email: body.email, id_number: body.idNumber });
}

/** A person is the same in every account, at the registration and later (R12). */
export const personEvents: EventHandlers = {
  'member.registered': [
    (ctx, { memberId, isTrial }) => (isTrial ? nothing() : note(ctx, memberId)),
  ],
  'members.profile_changed': [(ctx, { memberId }) => note(ctx, memberId)],
  'identity.traits_changed': [
    (ctx, { subjectId }) => (isIdOf('mbr', subjectId) ? note(ctx, subjectId) : nothing()),
  ],
  'limits.excluded': [
    async (ctx, { memberId }) => {
      await note(ctx, memberId);
      await stopSamePerson(ctx, memberId);
    },
  ],
};

async function note(ctx: Ctx, memberId: MemberId): Promise<void> {
  if ((await readMember(ctx, memberId)).kind === 'trial') {
    return;
  }
  const { idNumber, payeeName } = await readProfileTexts(ctx, memberId);
  const { contacts, devices } = await traitsOf(ctx, memberId);
  await noteMarks(ctx, memberId, [
    ...marksOf({ id_number: idNumber, name: payeeName }),
    ...contacts.map(({ channel, address, isProven }): PersonMark => {
      return { kind: channel === 'sms' ? 'phone' : 'email', value: address, isProven };
    }),
    ...devices.map((value): PersonMark => ({ kind: 'device', value })),
  ]);
}

function marksOf(
  texts: Readonly<Partial<Record<PersonMark['kind'], string | undefined>>>,
): readonly PersonMark[] {
  const kinds = ['phone', 'email', 'id_number', 'name'] as const;
  return kinds.flatMap((kind) => {
    const value = texts[kind] ?? '';
    return value === '' ? [] : [{ kind, value }];
  });
}

async function nothing(): Promise<void> {
  await Promise.resolve();
}
