import { useTranslations } from '@portal/i18n/react';
import { Card, CheckIcon, CloseIcon, ErrorText } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { checkEvents, type EventsProof } from '../check-events.ts';

/** Whether the events of an account hold together, computed in this browser. */
export function CheckedChain({ proof }: { readonly proof: EventsProof }) {
  const t = useTranslations('verify');
  const { data, isError } = useQuery({
    queryKey: ['verify', 'events', proof],
    queryFn: () => checkEvents(proof),
    networkMode: 'always',
  });
  if (isError) {
    return <ErrorText>{t('unreadable')}</ErrorText>;
  }
  if (data === undefined) {
    return null;
  }
  const isFine = data.brokenAt === undefined;
  return (
    <Card className="grid gap-3">
      <h2 className="m-0 text-18 font-semibold">
        <bdi>{proof.memberId}</bdi>
      </h2>
      <p
        role="status"
        className={`m-0 flex items-center gap-2 font-semibold ${isFine ? 'text-ok' : 'text-bad'}`}
      >
        {isFine ? <CheckIcon size={18} /> : <CloseIcon size={18} />}
        {data.brokenAt === undefined
          ? t('events.fine', { count: data.count })
          : t('events.wrong', { position: data.brokenAt })}
      </p>
      <p className="m-0 grid gap-x-3 text-13 sm:grid-cols-[140px_1fr]">
        <span className="text-text-3">{t('events.head')}</span>
        <code dir="ltr" className="min-w-0 font-mono break-all">
          {data.head}
        </code>
      </p>
      <p className="m-0 text-14 text-text-2">{t('events.older')}</p>
    </Card>
  );
}
