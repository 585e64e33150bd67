import { useTranslations } from '@portal/i18n/react';
import { ChevronStartIcon, IconButton } from '@portal/ui';
import { useRouter } from '@tanstack/react-router';
import { usePageTitle } from '../../../shared/heading/page-title.ts';
import { TitleHelp } from './title-help.tsx';

/** On a phone, the way back and where one is (design-brief.md 1.4 and 1.11). */
export function TitleBar({ parent }: { readonly parent: '/' | '/m' }) {
  const t = useTranslations('common.actions');
  const router = useRouter();
  const title = usePageTitle((state) => state.title);
  return (
    <>
      <IconButton
        className="-ms-3 size-11"
        label={t('back')}
        icon={<ChevronStartIcon />}
        onClick={() => {
          if (router.history.canGoBack()) {
            router.history.back();
          } else {
            // Nothing lies behind a page that was opened by its address.
            void router.navigate({ to: parent, replace: true });
          }
        }}
      />
      {/* The heading of the page says the same to a screen reader. */}
      <span
        aria-hidden="true"
        className="line-clamp-2 min-w-0 flex-1 text-16 leading-5 font-semibold"
      >
        {title}
      </span>
      <TitleHelp />
    </>
  );
}
