import { useTranslations } from '@portal/i18n/react';

/** From the caller down to whose team is shown; it ends at the caller, who sees nobody above. */
export function UplinePath(props: {
  readonly upline: readonly string[];
  readonly onOpen: (account: string | undefined) => void;
}) {
  const t = useTranslations('team.downline');
  const { upline, onOpen } = props;
  if (upline.length < 2) {
    return null;
  }
  return (
    <nav aria-label={t('path')}>
      <ol className="m-0 flex list-none flex-wrap items-center gap-x-2 p-0 text-14">
        {upline.map((account, level) => (
          <li key={account} className="flex items-center gap-2">
            {level > 0 && (
              <span aria-hidden="true" className="text-text-3">
                /
              </span>
            )}
            {level === upline.length - 1 ? (
              <bdi aria-current="page" className="font-semibold">
                {account}
              </bdi>
            ) : (
              <button
                type="button"
                className="min-h-10 cursor-pointer border-0 bg-transparent p-0 text-link underline"
                onClick={() => onOpen(level === 0 ? undefined : account)}
              >
                <bdi>{account}</bdi>
              </button>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
