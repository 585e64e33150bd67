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
      <div className="max-md:hidden">
        <MatrixTable />
      </div>
      <div className="grid gap-2 md:hidden">
        {operatorRoles.map((role) => (
          <AbilitiesOfRole key={role} role={role} />
        ))}
      </div>
    </article>
  );
}

function MatrixTable() {
  const t = useTranslations('desk-operators');
  const shell = useTranslations('desk-shell.role');
  const cellOf = (role: OperatorRole) => (ability: OperatorAbility) =>
    abilitiesOf(role).includes(ability) ? t('matrix.yes') : t('matrix.no');
  return (
    <Table
      isTall
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
          header: shell(role),
          cell: cellOf(role),
        })),
      ]}
    />
  );
}

/** On a phone a table of nine roles is read role by role. */
function AbilitiesOfRole({ role }: { readonly role: OperatorRole }) {
  const t = useTranslations('desk-operators');
  const shell = useTranslations('desk-shell.role');
  const held = abilitiesOf(role);
  return (
    <details className="rounded-card border border-line bg-s1 px-4">
      <summary className="min-h-(--target) cursor-pointer content-center font-semibold">
        {t('matrix.ofRole', { role: shell(role), count: held.length })}
      </summary>
      <ul className="m-0 grid gap-1 ps-5 pb-3 text-14">
        {held.map((ability) => (
          <li key={ability}>{t(`ability.${ability}`)}</li>
        ))}
      </ul>
    </details>
  );
}
