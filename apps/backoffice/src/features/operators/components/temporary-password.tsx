import { useTranslations } from '@portal/i18n/react';
import { announce, Button, Card, CheckIcon, CopyIcon } from '@portal/ui';
import { useState } from 'react';

/** The password that somebody else has to be told; it is never shown again. */
export function TemporaryPassword(props: { readonly username: string; readonly password: string }) {
  const t = useTranslations('desk-operators.password');
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(props.password);
    setCopied(true);
    announce(t('copied'));
  };
  return (
    <Card className="grid gap-2" data-ux="BO-21-password">
      <p className="m-0 text-text-2" role="status">
        {t('text', { username: props.username })}
      </p>
      <code dir="ltr" className="text-18 font-semibold wrap-anywhere select-all">
        {props.password}
      </code>
      <div>
        <Button
          size="small"
          icon={isCopied ? <CheckIcon size={18} /> : <CopyIcon size={18} />}
          onClick={() => void copy()}
        >
          {t(isCopied ? 'copied' : 'copy')}
        </Button>
      </div>
      <p className="m-0 text-13 text-text-3">{t('once')}</p>
    </Card>
  );
}
