import {
  birthDateFault,
  deliveryChannels,
  fixedProfileFields,
  isProfileText,
  ownPicture,
  profileFields,
} from '@portal/protocol';
import type { BodyOf, Endpoints, MemberId, ProfileField } from '@portal/protocol';
import type { Ctx, MemberActor } from '../../../../platform/context.ts';
import type { FieldFault } from '../../../../platform/http/refusal-answer.ts';
import { invalidFields } from '../../../../platform/http/refusal-answer.ts';
import { emit } from '../../../../platform/outbox.ts';
import { isReservedName } from '../../../../platform/reserved-name.ts';
import { siteDate } from '../../../../platform/site-date.ts';
import { refuseUnproven } from '../../../identity/index.ts';
import { recordEvents } from '../../../trail/index.ts';
import { hasPicture, lockProfile, writeMarketing, writeProfile } from '../../store-profile.ts';
import type { Profile } from '../present-profile.ts';
import { readProfile } from './read-profile.ts';

declare module '../../../../platform/outbox.ts' {
  interface DomainEvents {
    readonly 'members.profile_changed': {
      readonly memberId: MemberId;
      /** Those that say something else now. */
      readonly fields: readonly ProfileField[];
    };
  }
}

type Change = BodyOf<Endpoints['changeProfile']>;
type Fields = Readonly<Record<string, string | undefined>>;

/**
 * Changes what the caller says of themselves; what is left out stays. Refuses with
 * `validation_failed` a birthday that is no day from 1900 to today, a name or a number of a paper
 * that is none, and who somebody is once it was said; the first word of it binds the owner too, so
 * it comes from a verified place and with a fresh proof, else `verification_required`,
 * `step_up_required` (R20, R67). Whether somebody is too young by it is found out by whoever hears
 * of the change (R17). The trail is told which fields changed, not what stands in them.
 */
export async function changeProfile(ctx: Ctx<MemberActor>, change: Change): Promise<Profile> {
  await lockProfile(ctx.tx, ctx.actor.id);
  const before = await readProfile(ctx);
  const typed: Fields = change.fields ?? {};
  const faults = [
    ...fixedFaults(before.fields, typed),
    ...birthdayFaults(typed, siteDate(ctx)),
    ...textFaults(before.fields, typed),
    ...nicknameFaults(ctx, change),
    ...(await avatarFaults(ctx, change)),
  ];
  if (faults.length > 0) {
    throw invalidFields(faults);
  }
  const fixed = fixedProfileFields.filter(
    (name) => (typed[name] ?? '') !== '' && typed[name] !== (before.fields[name] ?? ''),
  );
  if (fixed.length > 0) {
    await refuseUnproven(ctx);
  }
  const { nickname = before.nickname, avatar = before.avatar, marketing } = change;
  const merged = { ...before.fields, ...typed };
  const profile = Object.fromEntries(
    Object.entries(merged).filter((entry): entry is [string, string] => (entry[1] ?? '') !== ''),
  );
  const { id } = ctx.actor;
  await writeProfile(ctx.tx, { id, nickname, avatar, profile });
  const at = ctx.clock.now();
  for (const channel of marketing === undefined ? [] : deliveryChannels) {
    await writeMarketing(ctx.tx, { id, channel, isGiven: marketing?.[channel] === true, at });
  }
  const changed = profileFields.filter(
    (name) => name in typed && (typed[name] ?? '') !== (before.fields[name] ?? ''),
  );
  if (changed.length > 0) {
    await emit(ctx, {
      name: 'members.profile_changed',
      payload: { memberId: id, fields: changed },
    });
  }
  await recordEvents(ctx, {
    action: 'member.change_profile',
    subject: { type: 'member', id },
    after: {
      nickname,
      fields: changed.join(', '),
      ...(fixed.length > 0 && { fixed: fixed.join(', ') }),
    },
  });
  return readProfile(ctx);
}

/** The own picture can be chosen by who brought one. */
async function avatarFaults(
  ctx: Ctx<MemberActor>,
  { avatar }: Change,
): Promise<readonly FieldFault[]> {
  const isThere = avatar !== ownPicture || (await hasPicture(ctx.tx, ctx.actor.id));
  return isThere ? [] : [{ path: 'avatar', rule: 'missing' }];
}

function fixedFaults(standing: Fields, typed: Fields): readonly FieldFault[] {
  return fixedProfileFields
    .filter(
      (name) => (standing[name] ?? '') !== '' && (typed[name] ?? standing[name]) !== standing[name],
    )
    .map((name) => ({ path: name, rule: 'fixed' }));
}

/** Nobody is called as the house is. */
function nicknameFaults({ site }: Ctx, { nickname = '' }: Change): readonly FieldFault[] {
  return isReservedName(nickname, site.brands) ? [{ path: 'nickname', rule: 'pattern' }] : [];
}

function birthdayFaults(
  { birthday = '' }: Fields,
  today: Temporal.PlainDate,
): readonly FieldFault[] {
  const rule = birthday === '' ? undefined : birthDateFault(birthday, String(today));
  return rule === undefined ? [] : [{ path: 'birthday', rule }];
}

/** Of what is said anew: a registration may have had rules of its own. */
function textFaults(standing: Fields, typed: Fields): readonly FieldFault[] {
  return profileFields
    .filter((name) => {
      const text = typed[name] ?? '';
      return text !== '' && text !== standing[name] && !isProfileText(name, text);
    })
    .map((path) => ({ path, rule: 'pattern' }));
}
