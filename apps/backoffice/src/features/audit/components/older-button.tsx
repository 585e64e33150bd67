import { useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';

/** Continues a time-ordered list, while there is more of it. */
export function OlderButton({
  audit,
}: {
  readonly audit: {
    readonly hasNextPage: boolean;
    readonly isFetchingNextPage: boolean;
    readonly fetchNextPage: () => Promise<unknown>;
  };
}) {
  const t = useTranslations('backoffice.audit');
  return (
    audit.hasNextPage && (
      <Button
        className="justify-self-center"
        busy={audit.isFetchingNextPage}
        onClick={() => void audit.fetchNextPage()}
      >
        {t('older')}
      </Button>
    )
  );
}
