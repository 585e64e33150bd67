import { useFormats, useTranslations } from '@portal/i18n/react';
import { moneyLine } from '@portal/i18n';
import { currency, isCurrencyCode, parseAmount } from '@portal/money';
import { adjustmentDirections, type AdjustmentDirection } from '@portal/protocol';
import { Button, Dialog, ErrorText, Field, Input, Segmented, toastDone } from '@portal/ui';
import { useState } from 'react';
import { useFailureText } from '../../../shared/failure-text.ts';
import { queryClient } from '../../../shared/query-client.ts';
import { isReason, ReasonField } from '../../../shared/reason-field.tsx';
import { useMoneyCall } from '../../../shared/use-money-call.ts';
import { adjustMember } from '../api/adjust-member.ts';
import { CeilingHint } from './ceiling-hint.tsx';

export interface AdjustedMember {
  readonly id: string;
  readonly account: string;
  readonly currency: string;
}

interface Draft {
  readonly direction: AdjustmentDirection;
  readonly amount: string;
  readonly reason: string;
}

const empty: Draft = { direction: 'credit', amount: '', reason: '' };

/** Corrects a balance: at once below the ceiling, by a second person above it. */
export function AdjustDialog(props: {
  readonly member: AdjustedMember;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}) {
  const { member, onClose } = props;
  const t = useTranslations('desk-adjustments.form');
  const common = useTranslations('common.actions');
  const ui = useTranslations('ui.dialog');
  const formats = useFormats();
  const failureText = useFailureText();
  const send = useMoneyCall((body: Draft & { readonly currency: string }, key) =>
    adjustMember({ params: { id: member.id }, body, key }),
  );
  const [draft, setDraft] = useState(empty);
  const [isTried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const symbol = isCurrencyCode(member.currency) ? currency(member.currency).symbol : '';
  const isAmount = isAmountOf(draft.amount, member.currency);

  function close(): void {
    setDraft(empty);
    setTried(false);
    setRefusal(undefined);
    onClose();
  }

  async function submit(): Promise<void> {
    setTried(true);
    if (!isAmount || !isReason(draft.reason)) {
      return;
    }
    setBusy(true);
    const { direction, amount, reason } = draft;
    const outcome = await send({
      direction,
      amount: amount.trim(),
      currency: member.currency,
      reason: reason.trim(),
    });
    setBusy(false);
    if (!outcome.ok) {
      setRefusal(failureText(outcome));
      return;
    }
    const { value } = outcome;
    const balance = moneyLine(formats.money(value.balance, symbol));
    toastDone(value.outcome === 'posted' ? t('posted', { balance }) : t('waiting'));
    // Balance, statement, trail and queue of the desk are older than this.
    void queryClient.invalidateQueries();
    close();
  }

  return (
    <Dialog
      ux="BO-16-adjust"
      isOpen={props.isOpen}
      onClose={close}
      kind="form"
      title={t('title', { account: member.account })}
      closeLabel={ui('close')}
      actions={
        <>
          <Button onClick={close}>{common('cancel')}</Button>
          <Button variant="primary" busy={isBusy} onClick={() => void submit()}>
            {t('submit')}
          </Button>
        </>
      }
    >
      <div className="grid gap-3">
        {refusal !== undefined && <ErrorText>{refusal}</ErrorText>}
        <Segmented
          label={t('direction')}
          options={adjustmentDirections.map((value) => ({ value, label: t(value) }))}
          value={draft.direction}
          onChange={(direction) => setDraft({ ...draft, direction })}
        />
        <Field
          label={t('amount')}
          isRequired
          hint={<CeilingHint isShown={props.isOpen} />}
          error={isTried && !isAmount ? t('amountWrong') : undefined}
        >
          <Input
            inputMode="decimal"
            autoComplete="off"
            dir="ltr"
            maxLength={20}
            before={symbol}
            value={draft.amount}
            onChange={({ target }) => setDraft({ ...draft, amount: target.value })}
          />
        </Field>
        <ReasonField
          value={draft.reason}
          isWrong={isTried && !isReason(draft.reason)}
          onChange={(reason) => setDraft({ ...draft, reason })}
        />
      </div>
    </Dialog>
  );
}

function isAmountOf(text: string, code: string): boolean {
  return isCurrencyCode(code) && parseAmount(text.trim(), currency(code)).ok;
}
