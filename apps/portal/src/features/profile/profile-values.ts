import type { Endpoints, ProfileField, SentBodyOf } from '@portal/protocol';
import { profileFields } from '@portal/protocol';
import type { Profile } from '../../shared/profile/api/read-profile.ts';

export type ProfileValues = Readonly<Record<ProfileField, string>> & {
  readonly nickname: string;
  readonly avatar: number | null;
  readonly sms: boolean;
  readonly email: boolean;
};

export function valuesOf({ nickname, avatar, fields, marketing }: Profile): ProfileValues {
  return { ...fields, ...marketing, nickname, avatar };
}

/** What differs from what stands. */
export function changeOf(
  values: ProfileValues,
  profile: Profile,
): SentBodyOf<Endpoints['changeProfile']> {
  const { nickname, avatar, sms, email } = values;
  const changed = profileFields
    .map((name) => [name, values[name].trim()] as const)
    .filter(([name, text]) => text !== profile.fields[name]);
  return {
    nickname: nickname.trim(),
    avatar,
    fields: Object.fromEntries(changed),
    marketing: { sms, email },
  };
}
