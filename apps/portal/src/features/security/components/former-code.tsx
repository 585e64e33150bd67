import { useTranslations } from '@portal/i18n/react';
import type { DeliveryChannel } from '@portal/protocol';
import type { ComponentProps } from 'react';
import { OwnCode } from './own-code.tsx';

/** Whoever replaces a proven contact reads there first; what follows from it is said before. */
export function FormerCode(props: {
  readonly channel: DeliveryChannel;
  readonly former: string;
  readonly form: ComponentProps<typeof OwnCode>['form'];
}) {
  const { channel, former, form } = props;
  const t = useTranslations('security.contact');
  return (
    <fieldset className="m-0 grid gap-2 border-0 p-0">
      <legend className="p-0 text-14">{t('former', { shown: `\u2066${former}\u2069` })}</legend>
      <OwnCode form={form} channel={channel} purpose="contact" />
      <p className="m-0 text-13 text-text-2">{t('holds')}</p>
    </fieldset>
  );
}
