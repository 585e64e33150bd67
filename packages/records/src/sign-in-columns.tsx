import type { useTranslations } from '@portal/i18n/react';
import type { Endpoints, ReplyOf } from '@portal/protocol';
import { type Column, Tag } from '@portal/ui';
import type { ReactNode } from 'react';

/** A line of the login history. */
export type SignInLine = ReplyOf<Endpoints['listSignIns']>['content'][number];

/** The login history as its owner and the desk see it. */
export function signInColumns(words: {
  readonly t: ReturnType<typeof useTranslations<'sign-ins'>>;
  readonly locale: string;
  readonly moment: (at: string) => ReactNode;
}): readonly Column<SignInLine>[] {
  const { t, locale, moment } = words;
  const countries = new Intl.DisplayNames([locale], { type: 'region' });
  const place = ({ country, city }: SignInLine) =>
    [city, country === null ? null : (countries.of(country) ?? country)].flatMap(
      (name) => name ?? [],
    );
  return [
    { id: 'at', header: t('at'), isTitle: true, cell: (row) => moment(row.at) },
    {
      id: 'method',
      header: t('method'),
      cell: (row) => (row.method === null ? '—' : t(`methods.${row.method}`)),
    },
    {
      id: 'result',
      header: t('result'),
      cell: (row) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          <Tag tone={row.result === 'signed_in' ? 'ok' : 'warn'}>{t(`results.${row.result}`)}</Tag>
          {row.tries > 1 && t('tries', { count: row.tries })}
        </span>
      ),
    },
    {
      id: 'place',
      header: t('place'),
      cell: (row) => <bdi>{place(row).length === 0 ? '—' : place(row).join(', ')}</bdi>,
    },
    { id: 'ip', header: t('ip'), cell: (row) => <bdi dir="ltr">{row.ip}</bdi> },
    {
      id: 'browser',
      header: t('browser'),
      cell: (row) => <bdi>{row.browser === '' ? t('unknown') : row.browser}</bdi>,
    },
  ];
}
