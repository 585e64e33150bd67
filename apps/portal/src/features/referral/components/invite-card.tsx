import { useTranslations } from '@portal/i18n/react';
import { Button, Card, CopyIcon, QrCode, toastDone } from '@portal/ui';

function addressOf(code: string): string {
  const address = new URL('/register', globalThis.location.origin);
  address.searchParams.set('referralCode', code);
  return address.href;
}

/** Code, link and picture: whoever registers with any of them came through this member. */
export function InviteCard({ code }: { readonly code: string }) {
  const t = useTranslations('referral.invite');
  const address = addressOf(code);
  const copy = async (text: string, saying: string) => {
    await navigator.clipboard.writeText(text);
    toastDone(saying);
  };
  return (
    <Card className="flex flex-wrap items-center gap-6 p-5">
      <div className="w-44 flex-none max-sm:mx-auto">
        <QrCode text={address} label={t('picture')} />
      </div>
      <div className="grid min-w-0 grow basis-64 gap-4">
        <div className="grid gap-1">
          <span className="text-13 text-text-3">{t('code')}</span>
          <div className="flex flex-wrap items-center gap-3">
            <b dir="ltr" className="text-24 font-bold tracking-widest tabular-nums">
              {code}
            </b>
            <Button icon={<CopyIcon size={16} />} onClick={() => void copy(code, t('codeCopied'))}>
              {t('copyCode')}
            </Button>
          </div>
        </div>
        <div className="grid gap-2">
          <span className="text-13 text-text-3">{t('link')}</span>
          <p dir="ltr" className="m-0 rounded-control bg-s2 p-3 text-14 break-all">
            {address}
          </p>
          <Button
            variant="primary"
            size="touch"
            onClick={() => void copy(address, t('linkCopied'))}
          >
            {t('copyLink')}
          </Button>
        </div>
      </div>
    </Card>
  );
}
