import { useTranslations } from '@portal/i18n/react';
import { Button, Dialog, Table, type Column } from '@portal/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import { Moment } from '../../../shared/money-text.tsx';
import { ReasonForm } from '../../../shared/reason-form.tsx';
import { useReasonForm } from '../../../shared/use-reason-form.ts';
import { liftMute } from '../api/lift-mute.ts';
import { type Mute, mutesQuery } from '../api/list-mutes.ts';
import { chatKeys } from '../chat-keys.ts';

/** Who may not write now, until when and why; whoever ends first stands first. */
export function MutedMembers() {
  const t = useTranslations('desk-chat.mutes');
  const columns = useMuteColumns();
  const { data, error, refetch } = useQuery(mutesQuery);
  return (
    <section className="mt-6 grid gap-3">
      <h2 className="m-0 text-20 font-semibold">{t('title')}</h2>
      {error !== null ? (
        <FailedBlock thrown={error} title={t('failed')} onRetry={() => void refetch()} />
      ) : data?.length === 0 ? (
        <p className="m-0 text-text-2">{t('none')}</p>
      ) : (
        <Table caption={t('title')} columns={columns} rows={data} rowKey={(row) => row.memberId} />
      )}
    </section>
  );
}

function useMuteColumns(): readonly Column<Mute>[] {
  const t = useTranslations('desk-chat');
  return [
    {
      id: 'account',
      header: t('columns.account'),
      isTitle: true,
      cell: (row) => <bdi>{row.account}</bdi>,
    },
    { id: 'until', header: t('mutes.until'), cell: (row) => <Moment at={row.until} /> },
    { id: 'reason', header: t('mutes.reason'), cell: (row) => <bdi>{row.reason}</bdi> },
    { id: 'by', header: t('mutes.by'), cell: (row) => <bdi>{row.mutedBy}</bdi> },
    {
      id: 'act',
      header: t('mutes.act'),
      cell: (row) => (row.abilities.includes('lift') ? <LiftAction mute={row} /> : '–'),
    },
  ];
}

function LiftAction({ mute }: { readonly mute: Mute }) {
  const t = useTranslations('desk-chat.mutes');
  const ui = useTranslations('ui.dialog');
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  const title = t('liftOne', { name: mute.account });
  return (
    <>
      <Button size="small" aria-label={title} onClick={() => setOpen(true)}>
        {t('lift')}
      </Button>
      <Dialog isOpen={isOpen} kind="form" title={title} closeLabel={ui('close')} onClose={close}>
        <LiftForm mute={mute} onDone={close} />
      </Dialog>
    </>
  );
}

function LiftForm({ mute, onDone }: { readonly mute: Mute; readonly onDone: () => void }) {
  const t = useTranslations('desk-chat.mutes');
  const { memberId: id, account: name } = mute;
  const form = useReasonForm({
    send: (reason) => liftMute({ params: { id }, body: { reason } }),
    stale: chatKeys.all,
    done: t('done', { name }),
    onDone,
  });
  return (
    <ReasonForm form={form}>
      <Button type="submit" variant="primary" busy={form.isBusy}>
        {t('lift')}
      </Button>
    </ReasonForm>
  );
}
