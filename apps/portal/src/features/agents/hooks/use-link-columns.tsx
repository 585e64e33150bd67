import { useFormats, useTranslations } from '@portal/i18n/react';
import { type Column, Tag } from '@portal/ui';
import type { RegisterLink } from '../api/list-register-links.ts';

const tones = { live: 'ok', expired: 'neutral', ended: 'neutral' } as const;

/** A link in a row: its note opens it, the rest says what came of it. */
export function useLinkColumns(props: {
  readonly onShow: (link: RegisterLink) => void;
}): readonly Column<RegisterLink>[] {
  const t = useTranslations('team.links');
  const formats = useFormats();
  return [
    {
      id: 'note',
      header: t('note'),
      isTitle: true,
      place: 'title',
      cell: (link) => (
        <button
          type="button"
          className="ui-row-link"
          aria-haspopup="dialog"
          onClick={() => props.onShow(link)}
        >
          <bdi>{link.note === '' ? t('noNote') : link.note}</bdi>
        </button>
      ),
    },
    {
      id: 'code',
      header: t('code'),
      place: 'note',
      cell: (link) => (
        <bdi dir="ltr" className="font-mono">
          {link.code}
        </bdi>
      ),
    },
    { id: 'opens', header: t('opens'), cell: ({ opensAgent }) => t(`kinds.${kindOf(opensAgent)}`) },
    {
      id: 'terms',
      header: t('terms'),
      cell: ({ terms }) => t(terms === null ? 'usualTerms' : 'ownTerms'),
    },
    ...useCountColumns(),
    {
      id: 'until',
      header: t('until'),
      cell: ({ validUntil }) =>
        validUntil === null ? (
          t('forEver')
        ) : (
          <time dateTime={validUntil} className="whitespace-nowrap">
            {formats.dateTime(validUntil)}
          </time>
        ),
    },
    {
      id: 'state',
      header: t('state'),
      place: 'aside',
      cell: ({ state }) => <Tag tone={tones[state]}>{t(`linkState.${state}`)}</Tag>,
    },
  ];
}

/** What came of a link, from the first look to the first payment. */
function useCountColumns(): readonly Column<RegisterLink>[] {
  const t = useTranslations('team.links');
  const formats = useFormats();
  return (['clicks', 'registrations', 'depositors'] as const).map((id) => ({
    id,
    header: t(id),
    isNumber: true,
    ...(id === 'registrations' && { place: 'figure', short: t(id) }),
    cell: (link) => formats.count(link[id]),
  }));
}

function kindOf(opensAgent: boolean) {
  return opensAgent ? 'agent' : 'member';
}
