import { useTranslations } from '@portal/i18n/react';
import { BottleDrawing, EmptyState, Skeleton } from '@portal/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { inboxQuery } from '../api/list-messages.ts';
import type { InboxSearch } from '../inbox-search.ts';
import { CopyChoice } from './copy-choice.tsx';
import { InboxFilters } from './inbox-filters.tsx';
import { MessageList } from './message-list.tsx';

export interface InboxAddress {
  readonly search: InboxSearch;
  readonly onSearch: (search: InboxSearch) => void;
}

/** What the site tells the member (MC-18). */
export function Inbox(address: InboxAddress) {
  return (
    <div data-ux="MC-18">
      <InboxFilters {...address} />
      <Messages {...address} />
      <CopyChoice />
    </div>
  );
}

function Messages({ search }: InboxAddress) {
  const t = useTranslations('inbox');
  const query = useInfiniteQuery(inboxQuery(search));
  const messages = query.data?.pages.flatMap(({ content }) => content);
  if (query.isError && messages === undefined) {
    return <LoadFailed error={query.error} onRetry={() => void query.refetch()} headingLevel={2} />;
  }
  if (messages === undefined) {
    return (
      <div aria-busy="true" className="mt-3 grid gap-2">
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <Skeleton className="h-16" />
        <StillLoading />
      </div>
    );
  }
  if (messages.length === 0) {
    const isAll = search.view === undefined;
    return (
      <EmptyState
        drawing={<BottleDrawing />}
        title={t('emptyTitle')}
        text={t(isAll ? 'emptyText' : 'emptyUnread')}
      />
    );
  }
  const onMore = (): void => void query.fetchNextPage();
  const more = { has: query.hasNextPage, isBusy: query.isFetchingNextPage, onMore };
  return <MessageList messages={messages} more={more} />;
}
