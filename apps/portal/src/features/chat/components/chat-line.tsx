import { useFormats, useTranslations } from '@portal/i18n/react';
import { type ChatReportReason, chatReportReasons } from '@portal/protocol';
import { Menu, MoreIcon, toastDone, toastFailed } from '@portal/ui';
import { useFailureText } from '../../../shared/client/failure-text.ts';
import type { ChatLine as Line } from '../api/list-messages.ts';
import { reportMessage } from '../api/report-message.ts';

/** Who said what and when; words are text, whatever they hold (R76). */
export function ChatLine({
  line,
  mayReport,
}: {
  readonly line: Line;
  readonly mayReport: boolean;
}) {
  const t = useTranslations('chat');
  const formats = useFormats();
  const isThere = line.content !== null;
  return (
    <li className={`flex items-start gap-2 rounded-control px-2 ${line.isOwn ? 'bg-s2' : ''}`}>
      <div className="grid min-w-0 flex-1 py-2">
        <p className="m-0 flex flex-wrap items-baseline gap-2 text-12 text-text-3">
          <b className="text-text-2">{line.isOwn ? t('you') : <bdi>{line.name}</bdi>}</b>
          <span dir="ltr">{formats.dateTime(line.sentAt)}</span>
        </p>
        <p
          dir={isThere ? 'auto' : undefined}
          className={`m-0 text-14 [overflow-wrap:anywhere] ${isThere ? '' : 'text-text-3 italic'}`}
        >
          {line.content ?? t('removed')}
        </p>
      </div>
      {mayReport && isThere && <ReportMenu line={line} />}
    </li>
  );
}

function ReportMenu({ line }: { readonly line: Line }) {
  const t = useTranslations('chat.report');
  const failureText = useFailureText();
  async function send(reason: ChatReportReason): Promise<void> {
    const outcome = await reportMessage({ params: { id: line.id }, body: { reason } });
    if (outcome.ok) {
      toastDone(t('done'));
    } else {
      toastFailed(failureText(outcome));
    }
  }
  return (
    <Menu
      label={t('label', { name: line.name })}
      trigger={<MoreIcon size={18} />}
      items={chatReportReasons.map((reason) => ({
        id: reason,
        label: t(reason),
        onSelect: () => void send(reason),
      }))}
    />
  );
}
