import { useTranslations } from '@portal/i18n/react';
import { isSwitchedOn, offeredWays, type OfferedWays, type SwitchNode } from '@portal/protocol';
import { buttonClass } from '@portal/ui';
import type { ReactNode } from 'react';
import { PreviewFrame } from '../../../shared/preview-frame.tsx';
import type { SiteStatus } from '../api/read-site-status.ts';
import { switchTree } from '../switch-tree.ts';
import styles from './switch-preview.module.css';

/**
 * What the switches make of the three dialogs of a visitor: ways in, ways to register, ways to a
 * new password, and the free trial. The rule is that of portal and server.
 */
export function SwitchPreview(props: {
  readonly switches: SiteStatus['switches'];
  readonly signIn: SiteStatus['signIn'];
  readonly isRegistrationOpen: boolean;
}) {
  const { switches, signIn, isRegistrationOpen } = props;
  const t = useTranslations('desk-status');
  const tree = switchTree(switches);
  if (tree === undefined) {
    return null;
  }
  const ways = offeredWays(signIn, tree);
  return (
    <PreviewFrame of={t('switches.title')}>
      <div data-ux="BO-13-dialogs" className={styles['dialogs']}>
        <LoginCard ways={ways} tree={tree} />
        {isRegistrationOpen && <RegisterCard ways={ways} />}
        <ForgotCard ways={ways} />
      </div>
    </PreviewFrame>
  );
}

function LoginCard({ ways, tree }: { readonly ways: OfferedWays; readonly tree: SwitchNode }) {
  const t = useTranslations('session.login');
  const offered = (['username', 'sms'] as const).filter((way) => ways[way]);
  return (
    <DialogCard
      title={t('title')}
      label={t('ways')}
      ways={offered.map((way) => t(`way.${way}`))}
      submit={offered.length === 0 ? undefined : t('submit')}
    >
      {offered.length === 0 && <p className="m-0 text-13 text-bad">{t('noWay')}</p>}
      {isSwitchedOn(tree, 'FREEPLAY3') && (
        <span className={buttonClass({ variant: 'ghost' })}>{t('tryFree')}</span>
      )}
    </DialogCard>
  );
}

function RegisterCard({ ways }: { readonly ways: OfferedWays }) {
  const t = useTranslations('registration');
  const code = useTranslations('session.code');
  return (
    <DialogCard
      title={t('title')}
      label={t('ways')}
      ways={[t('way.username'), ...(ways.registerMobile ? [t('way.mobile')] : [])]}
      submit={t('submit')}
    >
      {ways.registerMobile && (
        <ul className="m-0 grid list-none gap-1 p-0 text-13 text-text-2">
          <li>{t('fields.mobileNum')}</li>
          {ways.registerCode && <li>{code('label')}</li>}
          {ways.registerMobilePassword && <li>{t('fields.password')}</li>}
        </ul>
      )}
    </DialogCard>
  );
}

function ForgotCard({ ways }: { readonly ways: OfferedWays }) {
  const t = useTranslations('session.forgot');
  const offered = (['email', ...(ways.forgotByMobile ? ['mobile' as const] : [])] as const).map(
    (way) => t(`way.${way}`),
  );
  return (
    <DialogCard title={t('title')} label={t('ways')} ways={offered} submit={t('submitEmail')} />
  );
}

function DialogCard(props: {
  readonly title: string;
  readonly label: string;
  readonly ways: readonly string[];
  readonly submit: string | undefined;
  readonly children?: ReactNode;
}) {
  const { title, label, ways, submit, children } = props;
  return (
    <article className="grid content-start gap-3 rounded-card border border-line bg-s1 p-4">
      <h4 className="m-0 text-16 font-semibold">{title}</h4>
      <ul aria-label={label} className="m-0 flex list-none gap-4 border-b border-line p-0">
        {ways.map((way, at) => (
          <li
            key={way}
            className={at === 0 ? 'border-b-2 border-primary py-2' : 'py-2 text-text-2'}
          >
            {way}
          </li>
        ))}
      </ul>
      {children}
      {submit !== undefined && (
        <span className={buttonClass({ variant: 'primary' })}>{submit}</span>
      )}
    </article>
  );
}
