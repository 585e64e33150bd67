import type { Endpoints, ReplyOf } from '@portal/protocol';
import { ownPicture } from '@portal/protocol';
import { readIcon } from '@portal/protocol/calls/icon';
import { valueOf } from '@portal/protocol/client';
import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query';
import { client } from '../client/portal-client.ts';
import { type MemberInfo, useSession } from '../session/session.ts';

export type Icon = ReplyOf<Endpoints['readIcon']>;

/** Only the member changes it, so what was read stays until then. */
export const iconQuery = queryOptions({
  queryKey: ['icon'],
  queryFn: async ({ signal }) => valueOf(await client.send(readIcon, { signal })),
  staleTime: Infinity,
});

/** The picture that the member brought, once it is there; asked for by who chose it. */
export function useOwnPicture({ avatar }: Pick<MemberInfo, 'avatar'>): string | undefined {
  const { data } = useQuery({ ...iconQuery, enabled: avatar === ownPicture });
  return avatar === ownPicture ? pictureAddress(data) : undefined;
}

/** The drawing of a choice; that of the name while the own picture is on its way. */
export function drawingOf(avatar: number | null): number | undefined {
  return avatar === null || avatar === ownPicture ? undefined : avatar;
}

export function pictureAddress(icon: Icon | undefined): string | undefined {
  const picture = icon?.picture ?? null;
  return picture === null ? undefined : `data:image/webp;base64,${picture}`;
}

/** What the server said of it shows everywhere at once. */
export function keepIcon(queries: QueryClient, icon: Icon): void {
  queries.setQueryData(iconQuery.queryKey, icon);
  const { member } = useSession.getState();
  if (member !== undefined) {
    useSession.setState({ member: { ...member, avatar: icon.avatar } });
  }
}
