import { useTranslations } from '@portal/i18n/react';
import { Button } from '@portal/ui';

/** The codes that open the account without the phone; this is the only time that they are shown. */
export function RecoveryCodes(props: {
  readonly codes: readonly string[];
  readonly onDone: () => void;
}) {
  const t = useTranslations('security.recovery');
  return (
    <section className="grid gap-2 rounded-control border border-line p-3" data-ux="MC-02-recovery">
      <h3 className="m-0 text-16 font-semibold">{t('title')}</h3>
      <p className="m-0 text-14 text-text-2" role="status">
        {t('text')}
      </p>
      <ul dir="ltr" className="m-0 grid list-none grid-cols-1 gap-1 p-0 xs:grid-cols-2">
        {props.codes.map((code) => (
          <li key={code}>
            <code className="text-16 select-all">{code}</code>
          </li>
        ))}
      </ul>
      <div>
        <Button variant="primary" onClick={props.onDone}>
          {t('done')}
        </Button>
      </div>
    </section>
  );
}
