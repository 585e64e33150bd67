import { useTranslations } from '@portal/i18n/react';
import type { PaymentReset } from '@portal/protocol';
import { Button, Field, PasswordInput } from '@portal/ui';
import type { ComponentProps } from 'react';
import { OwnCode } from './own-code.tsx';

/** What lets a payment password be chosen: the present one, or a code where one may be sent. */
export function PaymentProof(props: {
  readonly kind: PaymentReset;
  readonly kinds: readonly PaymentReset[];
  readonly form: ComponentProps<typeof OwnCode>['form'];
  readonly onKind: (kind: PaymentReset) => void;
}) {
  const { kind, kinds, form, onKind } = props;
  const t = useTranslations('security.payment');
  const ui = useTranslations('ui.password');
  const labels = { show: ui('show'), hide: ui('hide'), capsLock: ui('capsLock') };
  return (
    <div className="grid gap-2">
      {kind === 'former' ? (
        <Field label={t('former')} isRequired {...form.field('proof')}>
          <PasswordInput
            {...form.text('proof')}
            labels={labels}
            autoComplete="off"
            maxLength={255}
          />
        </Field>
      ) : (
        <OwnCode key={kind} form={form} channel={kind} purpose="payment" />
      )}
      {kinds.includes('former') && <p className="m-0 text-13 text-text-2">{t('forgot')}</p>}
      <div className="flex flex-wrap gap-2">
        {kinds
          .filter((other) => other !== kind)
          .map((other) => (
            <Button key={other} variant="ghost" onClick={() => onKind(other)}>
              {t('by', { kind: other })}
            </Button>
          ))}
      </div>
    </div>
  );
}
