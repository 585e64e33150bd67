import { Avatar } from '@portal/ui';
import type { ComponentProps } from 'react';
import type { MemberInfo } from '../session/session.ts';
import { drawingOf, useOwnPicture } from '../account/own-picture.ts';
import { useVip } from './api/read-vip.ts';

/** The picture of the member, with the ring of the rank where the site has ranks. */
export function MemberAvatar(props: {
  readonly member: MemberInfo;
  readonly size?: ComponentProps<typeof Avatar>['size'];
}) {
  const { member, size } = props;
  const { data } = useVip();
  const picture = useOwnPicture(member);
  return (
    <Avatar
      account={member.account}
      drawing={drawingOf(member.avatar)}
      picture={picture}
      {...(size !== undefined && { size })}
      {...(data?.hasVip === true && { level: data.vipRankLevel })}
    />
  );
}
