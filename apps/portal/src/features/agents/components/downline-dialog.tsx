import { useFormats, useTranslations } from '@portal/i18n/react';
import { rateCategories } from '@portal/protocol';
import { Button, buttonClass, Dialog, Form, toastDone, useForm } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useDialogs } from '../../../shared/dialogs/dialogs.ts';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { MoneyText } from '../../../shared/money/money-text.tsx';
import { useSite } from '../../../shared/site/site-facts.ts';
import { agentKeys } from '../agent-keys.ts';
import type { Downline, DownlineRow } from '../api/list-downline.ts';
import { raiseDownlineTerms } from '../api/raise-downline-terms.ts';
import { factsLook } from '../facts-look.ts';
import { type Terms, termsOf, type TermsValues, valuesOf } from '../terms.ts';
import { NoteForm } from './note-form.tsx';
import { TermsFields, useTermsChecks } from './terms-fields.tsx';

interface DownlineDialogProps {
  readonly row: DownlineRow | undefined;
  /** What the caller may grant at most. */
  readonly own: Terms;
  /** What pays the caller: nobody promises what nobody promised them. */
  readonly offers: Downline['offers'];
  readonly currency: string;
  readonly onClose: () => void;
}

/** Somebody of the team: figures, terms, and for those directly below more of them (A8). */
export function DownlineDialog(props: DownlineDialogProps) {
  const { row, onClose } = props;
  const close = useTranslations('ui.dialog')('close');
  return (
    <Dialog
      ux="AC-05"
      isOpen={row !== undefined}
      onClose={onClose}
      title={<bdi>{row?.account ?? ''}</bdi>}
      closeLabel={close}
    >
      {row !== undefined && <Body {...props} row={row} />}
    </Dialog>
  );
}

function Body(props: DownlineDialogProps & { readonly row: DownlineRow }) {
  const t = useTranslations('team.downline');
  const { row, own, onClose } = props;
  const [isRaising, setRaising] = useState(false);
  const mayRaise = row.isDirect && row.state === 'active' && exceeds(own, row.terms);
  return isRaising ? (
    <RaiseForm row={row} own={own} onDone={onClose} />
  ) : (
    <div className="grid gap-4">
      <Facts row={row} currency={props.currency} />
      {mayRaise && (
        <Button variant="primary" block onClick={() => setRaising(true)}>
          {t('raise')}
        </Button>
      )}
      {row.isDirect && row.state === 'active' && (
        <DirectActs row={row} offers={props.offers} onLeave={onClose} />
      )}
      <Records account={row.account} onLeave={onClose} />
      <NoteForm row={row} />
    </div>
  );
}

/** What somebody of the team played and moved, whoever stands between. */
function Records(props: { readonly account: string; readonly onLeave: () => void }) {
  const t = useTranslations('team.downline');
  const { account, onLeave } = props;
  const link = { search: { account }, className: buttonClass({ block: true }), onClick: onLeave };
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      <Link to="/a/personalHistoryCopy" {...link}>
        {t('betsOf', { account })}
      </Link>
      <Link to="/a/agentDownlineTransactionDetailsCopy" {...link}>
        {t('movesOf', { account })}
      </Link>
    </div>
  );
}

/** Money and contracts go to those directly below only. */
function DirectActs(
  props: Pick<DownlineDialogProps, 'offers'> & {
    readonly row: DownlineRow;
    readonly onLeave: () => void;
  },
) {
  const t = useTranslations('team.downline');
  const kinds = useTranslations('team.downline.marks');
  const show = useDialogs((state) => state.show);
  const { row, offers, onLeave } = props;
  const { account } = row;
  return (
    <div className="grid gap-2">
      <Link
        to="/a/transferDownline"
        search={{ account }}
        className={buttonClass({ block: true })}
        onClick={onLeave}
      >
        {t('transfer', { account })}
      </Link>
      {row.isAgent && offers.length > 0 && (
        <div role="group" aria-label={t('offer')} className="grid grid-cols-2 gap-2">
          {offers.map((kind) => (
            <Button
              key={kind}
              onClick={() => {
                onLeave();
                show('offerContract', { kind, account });
              }}
            >
              {t('offerKind', { kind: kinds(kind) })}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}

function exceeds(left: Terms, right: Terms): boolean {
  return (
    rateCategories.some((name) => Number(left.rates[name]) > Number(right.rates[name])) ||
    (left.prizeGroup ?? 0) > (right.prizeGroup ?? 0)
  );
}

function Facts({ row, currency }: { readonly row: DownlineRow; readonly currency: string }) {
  const t = useTranslations('team.downline');
  const terms = useTranslations('team.terms');
  const categories = useTranslations('games.categories');
  const formats = useFormats();
  const { hasVip } = useSite();
  const { coming } = row;
  return (
    <dl className={factsLook}>
      <div>
        <dt>{t('balance')}</dt>
        <dd>
          {row.balance === null ? '–' : <MoneyText amount={row.balance} currency={currency} />}
        </dd>
      </div>
      {row.isAgent && row.balance !== null && (
        <div>
          <dt>{t('teamBalance')}</dt>
          <dd>
            {row.teamBalance === null ? (
              t('tooLarge')
            ) : (
              <MoneyText amount={row.teamBalance} currency={currency} />
            )}
            {row.teamBalanceAt !== null && (
              <span className="block text-12 text-text-2">
                {t('balanceAt', { moment: formats.time(row.teamBalanceAt) })}
              </span>
            )}
          </dd>
        </div>
      )}
      {hasVip && (
        <div>
          <dt>{t('rank')}</dt>
          <dd>{formats.count(row.rank)}</dd>
        </div>
      )}
      <div>
        <dt>{t('contracts')}</dt>
        <dd>
          {row.contracts.length === 0
            ? t('noContracts')
            : row.contracts.map((kind) => t(`marks.${kind}`)).join(' · ')}
        </dd>
      </div>
      <div>
        <dt>{t('directs')}</dt>
        <dd>{formats.count(row.directs)}</dd>
      </div>
      {rateCategories.map((name) => (
        <div key={name}>
          <dt>{categories(name)}</dt>
          <dd>
            {terms('percent', { rate: row.terms.rates[name] })}
            {coming !== null && coming.rates[name] !== row.terms.rates[name] && (
              <span className="block text-13 text-warn">
                {terms('from', {
                  rate: coming.rates[name],
                  moment: formats.dateTime(coming.effectiveAt),
                })}
              </span>
            )}
          </dd>
        </div>
      ))}
      {row.terms.prizeGroup !== null && (
        <div>
          <dt>{terms('group')}</dt>
          <dd>{String(row.terms.prizeGroup)}</dd>
        </div>
      )}
    </dl>
  );
}

interface Values extends TermsValues {
  readonly hasTerms: boolean;
}

function RaiseForm(props: {
  readonly row: DownlineRow;
  readonly own: Terms;
  readonly onDone: () => void;
}) {
  const t = useTranslations('team.downline');
  const words = useFormWords();
  const landing = useLanding();
  const queries = useQueryClient();
  const { row, own, onDone } = props;
  const bounds = { least: row.terms, most: own };
  const termsChecks = useTermsChecks(bounds);
  const form = useForm<Values>({
    initial: { ...valuesOf(row.terms), hasTerms: true },
    checks: termsChecks,
    submit: async ({ hasTerms: _isShown, ...values }) => {
      const params = { account: row.account };
      const outcome = await raiseDownlineTerms({ params, body: termsOf(values) });
      if (!outcome.ok) {
        return landing(outcome, { shown: rateCategories });
      }
      toastDone(t('raised', { account: row.account }));
      void queries.invalidateQueries({ queryKey: agentKeys.all });
      onDone();
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" variant="primary" size="touch" className="flex-1" busy={form.isBusy}>
          {t('raiseIt')}
        </Button>
      }
    >
      <p className="m-0 text-14 text-text-2">{t('raiseText')}</p>
      <TermsFields form={form} bounds={bounds} />
    </Form>
  );
}
