import type { MemberId } from '@portal/protocol';
import { isIdOf } from '@portal/protocol';
import type { Ctx } from '../../platform/context.ts';
import type { EventHandlers } from '../../platform/outbox.ts';
import { traitsOf } from '../identity/index.ts';
import {
  isExcludedPerson,
  nameAndBirth,
  noteMarks,
  type PersonMark,
  stopNewcomer,
  stopSamePerson,
} from '../limits/index.ts';
import { readMember, readProfileTexts } from '../members/index.ts';
import type { ReadForm } from './read-form.ts';

/** By what a form says who somebody is; its number may be proven by then. */
export function marksOfForm(
  { body, phone }: Pick<ReadForm, 'body' | 'phone'>,
  { isProven }: { readonly isProven: boolean },
): readonly PersonMark[] {
  const typed = { phone: phone?.number, email: body.email, id_number: body.idNumber };
  return marksOf(typed).map((mark) => ({ ...mark, isProven: isProven && mark.kind === 'phone' }));
}

/** A person is the same in every account, at the registration and later (R12). */
export const personEvents: EventHandlers = {
  'member.registered': [
    (ctx, { memberId, isTrial }) => (isTrial ? nothing() : noteNewcomer(ctx, memberId)),
  ],
  'identity.traits_changed': [
    (ctx, { subjectId }) => (isIdOf('mbr', subjectId) ? note(ctx, subjectId) : nothing()),
  ],
};

/**
 * By what an excluded person is known is noted before anybody can register with it, and what a
 * member says of themselves before they play on by it.
 */
export const exclusionEvents: EventHandlers = {
  'members.profile_changed': [(ctx, { memberId }) => note(ctx, memberId)],
  'identity.contact_bound': [(ctx, { memberId }) => note(ctx, memberId)],
  'limits.excluded': [
    async (ctx, { memberId }) => {
      await note(ctx, memberId);
      await stopSamePerson(ctx, memberId);
    },
  ],
};

/**
 * A form that was sent while the exclusion was written did not see it: had it come a moment later,
 * the account would have been stopped. So it is, by what was typed, which stops no other.
 */
async function noteNewcomer(ctx: Ctx, memberId: MemberId): Promise<void> {
  await note(ctx, memberId);
  if (await isExcludedPerson(ctx, await marksOfMember(ctx, memberId))) {
    await stopNewcomer(ctx, memberId);
  }
}

async function note(ctx: Ctx, memberId: MemberId): Promise<void> {
  if ((await readMember(ctx, memberId)).kind === 'trial') {
    return;
  }
  await noteMarks(ctx, memberId, await marksOfMember(ctx, memberId));
}

async function marksOfMember(ctx: Ctx, memberId: MemberId): Promise<readonly PersonMark[]> {
  const { idNumber, payeeName = '', birthday = '' } = await readProfileTexts(ctx, memberId);
  const { contacts, devices } = await traitsOf(ctx, memberId);
  return [
    ...marksOf({ id_number: idNumber, name: payeeName }),
    ...(payeeName === '' || birthday === '' ? [] : [nameAndBirth(payeeName, birthday)]),
    ...contacts.map(({ channel, address, isProven }): PersonMark => {
      return { kind: channel === 'sms' ? 'phone' : 'email', value: address, isProven };
    }),
    ...devices.map((value): PersonMark => ({ kind: 'device', value })),
  ];
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
