import { useTranslations } from '@portal/i18n/react';
import type { OperatorRole } from '@portal/protocol';
import { Sheet } from '@portal/ui';
import { Facts, Section } from '../../../shared/detail-page.tsx';
import { Moment } from '../../../shared/money-text.tsx';
import type { OperatorLine } from '../api/list-operators.ts';
import { OperatorForm } from './operator-form.tsx';
import { OperatorState } from './operator-columns.tsx';
import { SessionsOfOperator } from './sessions-of-operator.tsx';

/** One operator: who it is, and what may be changed about it. */
export function OperatorSheet(props: {
  readonly operator: OperatorLine | undefined;
  /** Those that whoever looks may give. */
  readonly roles: readonly OperatorRole[];
  readonly onClose: () => void;
}) {
  const { operator, onClose } = props;
  const t = useTranslations('desk-operators');
  const sessions = useTranslations('desk-sessions')('title');
  const shell = useTranslations('desk-shell.role');
  const ui = useTranslations('ui.dialog');
  return (
    <Sheet
      ux="BO-21-one"
      isWhole
      isOpen={operator !== undefined}
      onClose={onClose}
      title={<bdi>{operator?.username}</bdi>}
      closeLabel={ui('close')}
    >
      {operator !== undefined && (
        <div className="grid gap-4">
          <OperatorState operator={operator} />
          <Facts
            facts={[
              { label: t('columns.role'), value: shell(operator.role) },
              { label: t('columns.created'), value: <Moment at={operator.createdAt} /> },
              { label: t('columns.lastLogin'), value: <Moment at={operator.lastLoginAt} /> },
              { label: t('stateReason'), value: <bdi>{operator.stateReason ?? '—'}</bdi> },
              {
                label: t('id'),
                value: <code className="text-13 tabular-nums">{operator.id}</code>,
                isWide: true,
              },
            ]}
          />
          {operator.standsFor.length > 0 && (
            <p className="m-0 text-text-2">
              {t('standsForText', { names: operator.standsFor.join(', ') })}
            </p>
          )}
          {operator.isSelf && <p className="m-0 text-text-2">{t('selfText')}</p>}
          {operator.abilities.length > 0 && (
            <OperatorForm key={operator.id} operator={operator} roles={props.roles} />
          )}
          {operator.abilities.length > 0 && !operator.isSelf && (
            <Section title={sessions}>
              <SessionsOfOperator id={operator.id} />
            </Section>
          )}
        </div>
      )}
    </Sheet>
  );
}
