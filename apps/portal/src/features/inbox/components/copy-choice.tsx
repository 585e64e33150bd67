import { useTranslations } from '@portal/i18n/react';
import { deliveryChannels, type DeliveryChannel } from '@portal/protocol';
import { Checkbox, Skeleton, toastFailed } from '@portal/ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { LoadFailed } from '../../../shared/client/load-failed.tsx';
import { copiesQuery, type MessageCopies, sendCopies } from '../api/message-copies.ts';

/** Which topics leave the site as well, by which channels. */
export function CopyChoice() {
  const t = useTranslations('inbox.copy');
  const copies = useQuery(copiesQuery);
  return (
    <section data-ux="MC-18-copies" className="mt-10">
      <h2 className="text-20 font-bold">{t('title')}</h2>
      <p className="mt-1 max-w-prose text-14 text-text-2">{t('lead')}</p>
      {copies.isPending && <Skeleton className="mt-3 h-24" />}
      {copies.isError && copies.data === undefined && (
        <LoadFailed error={copies.error} onRetry={() => void copies.refetch()} headingLevel={2} />
      )}
      {copies.data !== undefined && <Choices copies={copies.data} />}
    </section>
  );
}

function Choices({ copies }: { readonly copies: MessageCopies }) {
  const t = useTranslations('inbox.copy');
  const offered = deliveryChannels.filter((channel) => copies.channels[channel]);
  return offered.length === 0 ? (
    <p className="mt-3 text-14">
      {t('none')} <Link to="/m/securityCenter">{t('bind')}</Link>
    </p>
  ) : (
    <ul className="m-0 mt-3 grid list-none gap-2 p-0 sm:grid-cols-2">
      {copies.topics.map((row) => (
        <TopicCopies key={row.topic} row={row} offered={offered} />
      ))}
    </ul>
  );
}

function TopicCopies(props: {
  readonly row: MessageCopies['topics'][number];
  readonly offered: readonly DeliveryChannel[];
}) {
  const { topic, isAlways, chosen } = props.row;
  const t = useTranslations('inbox');
  const failureText = useFailureText();
  const queries = useQueryClient();
  const toggle = async (channel: DeliveryChannel): Promise<void> => {
    const others = chosen.filter((other) => other !== channel);
    const next = chosen.includes(channel) ? others : [...others, channel];
    const failure = await sendCopies(queries, { topic, chosen: next });
    if (failure !== undefined) {
      toastFailed(failureText(failure));
    }
  };
  return (
    <li className="rounded-card border border-line bg-s1 p-3">
      <fieldset className="m-0 flex flex-wrap items-center gap-x-4 border-0 p-0">
        <legend className="p-0 text-14 font-semibold">{t(`topics.${topic}`)}</legend>
        {isAlways ? (
          <p className="m-0 py-2 text-13 text-text-2">{t('copy.always')}</p>
        ) : (
          props.offered.map((channel) => (
            <Checkbox
              key={channel}
              label={t(`copy.channel.${channel}`)}
              checked={chosen.includes(channel)}
              onChange={() => void toggle(channel)}
            />
          ))
        )}
      </fieldset>
    </li>
  );
}
