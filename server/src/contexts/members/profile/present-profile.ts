import { deliveryChannels, fixedProfileFields, profileFields } from '@portal/protocol';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import type { ProfileRow } from '../store-profile.ts';

export interface Profile extends Pick<ProfileRow, 'nickname' | 'avatar'> {
  readonly fields: Readonly<Record<string, string>>;
  /** The channels in which offers are welcome. */
  readonly welcome: ReadonlySet<string>;
}

export function presentProfile(profile: Profile): ReplyOf<Endpoints['readProfile']> {
  const { nickname, avatar, fields, welcome } = profile;
  const textOf = (name: string) => fields[name] ?? '';
  return {
    nickname,
    avatar,
    // The compiler cannot see that the entries of all names make a record of them.
    fields: Object.fromEntries(profileFields.map((name) => [name, textOf(name)])) as ReplyOf<
      Endpoints['readProfile']
    >['fields'],
    fixed: fixedProfileFields.filter((name) => textOf(name) !== ''),
    marketing: Object.fromEntries(
      deliveryChannels.map((channel) => [channel, welcome.has(channel)]),
    ) as ReplyOf<Endpoints['readProfile']>['marketing'],
  };
}
