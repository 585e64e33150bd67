import { useLanguage, useTranslations } from '@portal/i18n/react';
import { Card, Skeleton, Tag, buttonClass } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { StillLoading } from '../../../shared/client/still-loading.tsx';
import { helpLinesQuery } from '../api/read-help-lines.ts';

/** Who helps, those of this country first; `service` leads to our own people (RG-08). */
export function HelpLines({ service }: { readonly service: ReactNode }) {
  const t = useTranslations('safer-play.lines');
  const { code } = useLanguage();
  const { data, error, refetch } = useQuery(helpLinesQuery(code));
  return (
    <section data-ux="RG-08-lines" className="flex flex-col gap-4">
      <h2 className="m-0 text-20 font-bold">{t('title')}</h2>
      {error !== null && data === undefined && (
        <LoadFailed error={error} headingLevel={2} onRetry={() => void refetch()} />
      )}
      {error === null && data === undefined && (
        <div aria-busy="true">
          <Skeleton height="6rem" />
          <StillLoading />
        </div>
      )}
      {data !== undefined && (
        <p className="m-0 max-w-prose text-14 text-text-2">
          {data.lines.length === 0 ? t('none') : t('text')}
        </p>
      )}
      {data !== undefined && data.lines.length > 0 && (
        <ul className="m-0 grid list-none gap-4 p-0 md:grid-cols-2">
          {data.lines.map((line) => (
            <li key={line.id}>
              <HelpLine line={line} />
            </li>
          ))}
        </ul>
      )}
      <div>{service}</div>
    </section>
  );
}

type Line = Awaited<
  ReturnType<NonNullable<ReturnType<typeof helpLinesQuery>['queryFn']>>
>['lines'][number];

function HelpLine({ line: { name, text, phone, url, isNear } }: { readonly line: Line }) {
  const t = useTranslations('safer-play.lines');
  const touch = buttonClass({ size: 'touch' });
  return (
    <Card className="flex h-full flex-col items-start gap-3 p-4">
      <h3 className="m-0 text-16 font-semibold">
        <bdi>{name}</bdi>
      </h3>
      {isNear && <Tag tone="ok">{t('near')}</Tag>}
      <p className="m-0 text-14 text-text-2">{text}</p>
      <div className="mt-auto flex flex-wrap gap-3">
        {phone !== '' && (
          <a href={`tel:${phone.replaceAll(/[^+\d]/gu, '')}`} className={touch}>
            {t('call', { phone: `\u2066${phone}\u2069` })}
          </a>
        )}
        {url !== '' && (
          <a href={url} target="_blank" rel="noreferrer" className={touch}>
            {t('open', { name: `\u2068${name}\u2069` })}
          </a>
        )}
      </div>
    </Card>
  );
}
