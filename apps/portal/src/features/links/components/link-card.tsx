import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, Card, CopyIcon, Stat, Tag, toastDone, toastFailed, type Tone } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { endInviteLink } from '../api/end-invite-link.ts';
import type { InviteLink } from '../api/list-invite-links.ts';
import { linkAddress } from '../link-address.ts';
import { linkKeys } from '../link-keys.ts';

const tones: Readonly<Record<InviteLink['state'], Tone>> = {
  live: 'ok',
  expired: 'neutral',
  ended: 'neutral',
};

/** One link: its name and address, what came of it, and what its maker may do with it. */
export function LinkCard(props: { readonly link: InviteLink; readonly onRename: () => void }) {
  const t = useTranslations('links');
  const { link, onRename } = props;
  const { code, state } = link;
  const name = link.note === '' ? t('unnamed') : link.note;
  return (
    <Card className="grid h-full grid-cols-[minmax(0,1fr)] content-start gap-4 p-5">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="m-0 grow text-18 font-bold wrap-anywhere">{name}</h2>
        <Tag tone={tones[state]}>{t(`states.${state}`)}</Tag>
      </div>
      {state === 'live' ? (
        <Address code={code} name={name} />
      ) : (
        <p className="m-0 text-14 text-text-2">{t('overText')}</p>
      )}
      <Figures link={link} />
      <Times link={link} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={onRename}>
          {t('rename')} <span className="sr-only">{name}</span>
        </Button>
        {state === 'live' && <EndButton code={code} name={name} />}
      </div>
    </Card>
  );
}

function Address({ code, name }: { readonly code: string; readonly name: string }) {
  const t = useTranslations('links');
  const address = linkAddress(code);
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(address);
    toastDone(t('copied'));
  }
  return (
    <div className="flex items-center gap-3 rounded-control bg-s2 p-3">
      <span dir="ltr" className="min-w-0 grow truncate text-14 tabular-nums">
        {address}
      </span>
      <Button variant="primary" icon={<CopyIcon size={16} />} onClick={() => void copy()}>
        {t('copy')} <span className="sr-only">{name}</span>
      </Button>
    </div>
  );
}

function Figures({ link }: { readonly link: InviteLink }) {
  const t = useTranslations('links.figures');
  const formats = useFormats();
  return (
    <div className="grid grid-cols-3 gap-3">
      {(['clicks', 'registrations', 'depositors'] as const).map((name) => (
        <Stat key={name} label={t(name)}>
          {formats.count(link[name])}
        </Stat>
      ))}
    </div>
  );
}

function Times({ link: { createdAt, validUntil } }: { readonly link: InviteLink }) {
  const t = useTranslations('links');
  const formats = useFormats();
  return (
    <p className="m-0 text-13 text-text-3">
      {t('made', { day: formats.dayInText(formats.day(Date.parse(createdAt))) })}{' '}
      {validUntil === null ? t('forEver') : t('until', { moment: formats.dateTime(validUntil) })}
    </p>
  );
}

/** Two presses: a link that was switched off never works again. */
function EndButton({ code, name }: { readonly code: string; readonly name: string }) {
  const t = useTranslations('links');
  const failureText = useFailureText();
  const queries = useQueryClient();
  const [isSure, setSure] = useState(false);
  const [isBusy, setBusy] = useState(false);
  async function end(): Promise<void> {
    setBusy(true);
    const outcome = await endInviteLink({ params: { code } });
    setBusy(false);
    if (!outcome.ok) {
      toastFailed(failureText(outcome));
      return;
    }
    toastDone(t('ended'));
    void queries.invalidateQueries({ queryKey: linkKeys.list });
  }
  return isSure ? (
    <Button variant="danger" busy={isBusy} onClick={() => void end()}>
      {t('endSure')} <span className="sr-only">{name}</span>
    </Button>
  ) : (
    <Button onClick={() => setSure(true)}>
      {t('end')} <span className="sr-only">{name}</span>
    </Button>
  );
}
