import { useTranslations } from '@portal/i18n/react';
import type { OperatorAbility, OperatorRole } from '@portal/protocol';
import { abilitiesOf, operatorAbilities, operatorRoles } from '@portal/protocol';
import { Table } from '@portal/ui';
import { Link } from '@tanstack/react-router';
import { usePageTitle } from '../../shared/page-title.ts';

/** Which role may do what: the closed table that the guard of every call asks. */
export default function RolesPage() {
  const t = useTranslations('desk-operators');
  const shell = useTranslations('desk-shell');
  usePageTitle(t('matrix.title'));
  const cellOf = (role: OperatorRole) => (ability: OperatorAbility) =>
    abilitiesOf(role).includes(ability) ? t('matrix.yes') : t('matrix.no');
  return (
    <article data-ux="BO-21-roles" className="grid min-w-0 gap-4">
      <header className="grid gap-1">
        <Link to="/operators" className="w-fit text-link">
          {shell('places.operators')}
        </Link>
        <h1 className="text-24 font-bold xl:text-30" tabIndex={-1}>
          {t('matrix.title')}
        </h1>
        <p className="m-0 text-text-2">{t('matrix.text')}</p>
      </header>
      <Table
        caption={t('matrix.title')}
        rows={operatorAbilities}
        rowKey={(ability) => ability}
        columns={[
          {
            id: 'ability',
            header: t('matrix.ability'),
            isTitle: true,
            cell: (ability) => t(`ability.${ability}`),
          },
          ...operatorRoles.map((role) => ({
            id: role,
            header: shell(`role.${role}`),
            cell: cellOf(role),
          })),
        ]}
      />
    </article>
  );
}
