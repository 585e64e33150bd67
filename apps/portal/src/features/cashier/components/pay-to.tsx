import { useTranslations } from '@portal/i18n/react';
import { announce, CheckIcon, CopyIcon, IconButton } from '@portal/ui';
import { useState } from 'react';
import { useMoneyLine } from '../../../shared/money/money-text.tsx';
import type { Deposit } from '../api/read-deposit.ts';

/** Where a transfer goes to; each part is copied by a press. */
export function PayTo({ deposit }: { readonly deposit: Deposit }) {
  const t = useTranslations('deposit.tracker');
  const line = useMoneyLine();
  const { payment, amount, currency, reference, isToPeer } = deposit;
  const parts = [
    { label: t('institution'), text: payment?.institution ?? null },
    { label: t('holder'), text: payment?.holder ?? null },
    { label: t('number'), text: payment?.number ?? null },
    { label: t('exact'), text: amount, shown: line(amount, currency) },
    // A reference of ours says nothing to another member's bank.
    { label: t('purpose'), text: isToPeer ? null : reference },
  ];
  return (
    <div className="grid gap-2">
      <p className="m-0">{isToPeer ? t('toPeer') : t('payHow')}</p>
      <dl className="m-0 grid gap-1">
        {parts.map(
          ({ label, text, shown }) =>
            text !== null && <Part key={label} label={label} text={text} shown={shown ?? text} />,
        )}
      </dl>
    </div>
  );
}

function Part(props: { readonly label: string; readonly text: string; readonly shown: string }) {
  const actions = useTranslations('common.actions');
  const [isCopied, setCopied] = useState(false);
  const { label, text, shown } = props;
  async function copy(): Promise<void> {
    await navigator.clipboard.writeText(text);
    setCopied(true);
    announce(actions('copied'));
  }
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-3 rounded-card bg-s2 ps-3">
      <dt className="pt-1 text-13 text-text-2">{label}</dt>
      <dd className="m-0 pb-1 font-semibold wrap-anywhere">
        <bdi>{shown}</bdi>
      </dd>
      <dd className="col-start-2 row-span-2 row-start-1 m-0">
        <IconButton
          label={`${actions('copy')} ${label}`}
          icon={isCopied ? <CheckIcon /> : <CopyIcon />}
          onBlur={() => setCopied(false)}
          onClick={() => void copy()}
        />
      </dd>
    </div>
  );
}
