import { useTranslations } from '@portal/i18n/react';
import { useState } from 'react';
import { AuditLines } from '../features/audit/components/audit-lines.tsx';
import { useAbility } from '../features/session/operator-session.ts';

/** Who changed what a page is about; asked for once it is opened, by those who may read it. */
export function PageTrail({ subjectId }: { readonly subjectId: string }) {
  const t = useTranslations('desk-audit');
  const mayRead = useAbility('audit.read');
  const [isOpen, setOpen] = useState(false);
  return (
    mayRead && (
      <details
        data-ux="BO-20-page"
        className="mt-4 min-w-0 rounded-card border border-line px-4"
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className="min-h-11 cursor-pointer py-2.5 text-14 font-semibold">
          {t('ofThis')}
        </summary>
        {isOpen && (
          <div className="pb-4">
            <AuditLines subjectId={subjectId} />
          </div>
        )}
      </details>
    )
  );
}
