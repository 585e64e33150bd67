import { useFormats, useTranslations } from '@portal/i18n/react';
import { rateCategories } from '@portal/protocol';
import { Button, Dialog, QrCode, qrPicture, saveFile, toastDone, toastFailed } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import { agentKeys } from '../agent-keys.ts';
import { endRegisterLink } from '../api/end-register-link.ts';
import type { RegisterLink } from '../api/list-register-links.ts';
import { factsLook } from '../facts-look.ts';
import type { Terms } from '../terms.ts';

/** A link to give away: address, picture for a camera, and what it grants. */
export function LinkDialog(props: {
  readonly link: RegisterLink | undefined;
  readonly onChange: (link: RegisterLink) => void;
  readonly onClose: () => void;
}) {
  const t = useTranslations('team.links');
  const close = useTranslations('ui.dialog')('close');
  const { link, onClose } = props;
  return (
    <Dialog
      ux="AC-03-link"
      isOpen={link !== undefined}
      onClose={onClose}
      title={titleOf(link, t('noNote'))}
      closeLabel={close}
      actions={
        link?.state === 'live' && (
          <>
            <Button onClick={() => props.onChange(link)}>{t('change')}</Button>
            <EndButton link={link} onEnded={onClose} />
          </>
        )
      }
    >
      {link !== undefined && <LinkBody link={link} />}
    </Dialog>
  );
}

function titleOf(link: RegisterLink | undefined, otherwise: string): string {
  const { note = '', code = '' } = link ?? {};
  return note === '' ? `${otherwise} · ${code}` : note;
}

function addressOf(code: string): string {
  const address = new URL('/register', globalThis.location.origin);
  address.searchParams.set('affiliateCode', code);
  return address.href;
}

function LinkBody({ link }: { readonly link: RegisterLink }) {
  const t = useTranslations('team.links');
  const formats = useFormats();
  const address = addressOf(link.code);
  const { terms, validUntil } = link;
  const keep = async (): Promise<void> => {
    const picture = await qrPicture(address);
    if (picture === undefined) {
      toastFailed(t('keepFailed'));
      return;
    }
    saveFile({ name: `${link.code}.png`, text: picture });
  };
  return (
    <div className="grid gap-4">
      {link.state === 'live' ? (
        <div className="grid justify-items-center gap-3">
          <QrCode text={address} label={t('picture')} />
          <p
            dir="ltr"
            className="m-0 w-full rounded-control bg-s2 p-3 text-center text-14 break-all"
          >
            {address}
          </p>
          <Button
            variant="primary"
            block
            onClick={() =>
              void navigator.clipboard.writeText(address).then(() => toastDone(t('copied')))
            }
          >
            {t('copy')}
          </Button>
          <Button block onClick={() => void keep()}>
            {t('keep')}
          </Button>
        </div>
      ) : (
        <p className="m-0 text-text-2">{t('overText')}</p>
      )}
      <dl className={factsLook}>
        <Fact label={t('opens')}>{t(link.opensAgent ? 'kinds.agent' : 'kinds.member')}</Fact>
        <Fact label={t('until')}>
          {validUntil === null ? t('forEver') : formats.fullDateTime(validUntil)}
        </Fact>
        <Fact label={t('clicks')}>{formats.count(link.clicks)}</Fact>
        <Fact label={t('registrations')}>{formats.count(link.registrations)}</Fact>
        <Fact label={t('depositors')}>{formats.count(link.depositors)}</Fact>
        <Fact label={t('made')}>{formats.fullDateTime(link.createdAt)}</Fact>
        {terms === null ? (
          <Fact label={t('terms')}>{t('usualTerms')}</Fact>
        ) : (
          <TermsFacts terms={terms} />
        )}
      </dl>
    </div>
  );
}

function Fact(props: { readonly label: string; readonly children: string }) {
  return (
    <div>
      <dt>{props.label}</dt>
      <dd>{props.children}</dd>
    </div>
  );
}

function TermsFacts({ terms }: { readonly terms: Terms }) {
  const t = useTranslations('team.terms');
  const categories = useTranslations('games.categories');
  return (
    <>
      {rateCategories.map((name) => (
        <Fact key={name} label={categories(name)}>
          {t('percent', { rate: terms.rates[name] })}
        </Fact>
      ))}
      {terms.prizeGroup !== null && <Fact label={t('group')}>{String(terms.prizeGroup)}</Fact>}
    </>
  );
}

/** Two presses: an ended link never works again. */
function EndButton(props: { readonly link: RegisterLink; readonly onEnded: () => void }) {
  const t = useTranslations('team.links');
  const failureText = useFailureText();
  const queries = useQueryClient();
  const [isSure, setSure] = useState(false);
  const [isBusy, setBusy] = useState(false);
  async function end(): Promise<void> {
    setBusy(true);
    const outcome = await endRegisterLink({ params: { code: props.link.code } });
    setBusy(false);
    if (!outcome.ok) {
      toastFailed(failureText(outcome));
      return;
    }
    toastDone(t('ended'));
    void queries.invalidateQueries({ queryKey: agentKeys.all });
    props.onEnded();
  }
  return isSure ? (
    <Button variant="danger" busy={isBusy} onClick={() => void end()}>
      {t('endSure')}
    </Button>
  ) : (
    <Button onClick={() => setSure(true)}>{t('end')}</Button>
  );
}
