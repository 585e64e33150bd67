import { useFormats, useTranslations } from '@portal/i18n/react';
import {
  type Column,
  Button,
  Checkbox,
  Field,
  Form,
  Sheet,
  Table,
  TextArea,
  toastDone,
  useForm,
} from '@portal/ui';
import { Facts } from '../../../shared/detail-page.tsx';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import { Moment, MoneyText } from '../../../shared/money-text.tsx';
import { nowMs } from '../../../shared/clock.ts';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { StillLoading } from '../../../shared/still-loading.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { enterResult } from '../api/enter-result.ts';
import type { DeskGame } from '../api/list-games.ts';
import type { DeskIssue } from '../api/list-issues.ts';
import { useExposure, type OwedNumber } from '../api/read-exposure.ts';
import { blankDraw, drawText, isFromKeno, readDraw } from '../draw-fields.ts';

/** One issue: what it sold and kept, what it would owe on its numbers, and its result. */
export function IssueSheet(props: {
  readonly game: DeskGame;
  readonly issue: DeskIssue | undefined;
  readonly onClose: () => void;
}) {
  const { game, issue, onClose } = props;
  const ui = useTranslations('ui.dialog');
  return (
    <Sheet
      ux="BO-18-issue"
      isWhole
      isOpen={issue !== undefined}
      title={<bdi>{`${game.gameCode} ${issue?.issueNo ?? ''}`}</bdi>}
      closeLabel={ui('close')}
      onClose={onClose}
    >
      {issue !== undefined && (
        <div className="grid gap-6">
          <IssueFacts issue={issue} />
          <Exposure issue={issue} />
          {game.settings.source === 'manual' && mayBeJudged(issue) && (
            <ResultForm key={issue.issueNo} game={game} issue={issue} onDone={onClose} />
          )}
        </div>
      )}
    </Sheet>
  );
}

function IssueFacts({ issue }: { readonly issue: DeskIssue }) {
  const t = useTranslations('desk-lottery');
  // Until it is sealed an issue has no figure of its own: what it sold so far is counted live.
  const sold = useExposure(watchOf(issue));
  const money = (amount: string | null) =>
    amount === null ? '—' : <MoneyText amount={amount} currencyCode={issue.currency} />;
  return (
    <Facts
      facts={[
        { label: t('issue.state'), value: t(`state.${issue.state}`) },
        { label: t('issue.closesAt'), value: <Moment at={issue.closesAt} /> },
        { label: t('issue.drawsAt'), value: <Moment at={issue.drawsAt} /> },
        { label: t('issue.stake'), value: money(issue.stake ?? sold.data?.stake ?? null) },
        ...(issue.profit === null
          ? []
          : [
              { label: t('issue.payout'), value: money(issue.payout) },
              { label: t('issue.rebate'), value: money(issue.rebate) },
              { label: t('issue.profit'), value: money(issue.profit) },
            ]),
        { label: t('issue.draw'), value: <bdi>{drawText(issue.draw)}</bdi>, isWide: true },
        ...(issue.voidReason === null
          ? []
          : [{ label: t('issue.voidReason'), value: <bdi>{issue.voidReason}</bdi> }]),
      ]}
    />
  );
}

function watchOf({ gameCode, issueNo, state }: DeskIssue) {
  return { gameCode, issueNo, isLive: state === 'open' };
}

function Exposure({ issue }: { readonly issue: DeskIssue }) {
  const t = useTranslations('desk-lottery.exposure');
  const formats = useFormats();
  const columns = useOwedColumns(issue.currency);
  const query = useExposure(watchOf(issue));
  const { data, error } = query;
  if (data === undefined) {
    return error === null ? (
      <StillLoading />
    ) : (
      <FailedBlock thrown={error} title={t('failed')} onRetry={() => void query.refetch()} />
    );
  }
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">{t('title')}</h3>
      <p className="text-14 text-text-2">
        {t('sold', { count: data.tickets, text: formats.count(data.tickets) })}{' '}
        <MoneyText amount={data.stake} currencyCode={data.currency} />
      </p>
      <p className="text-14 text-text-2">
        {t('byAll')} <MoneyText amount={data.owedByAll} currencyCode={data.currency} />
      </p>
      {data.numbers.length === 0 ? (
        <p className="text-14 text-text-2">{t(data.tickets === 0 ? 'none' : 'notByNumber')}</p>
      ) : (
        <Table
          caption={t('title')}
          columns={columns}
          rows={data.numbers.slice(0, 50)}
          rowKey={({ betType, number }) => `${betType} ${number}`}
        />
      )}
    </section>
  );
}

function useOwedColumns(currency: string): readonly Column<OwedNumber>[] {
  const t = useTranslations('desk-lottery.exposure');
  return [
    { id: 'number', header: t('number'), cell: ({ number }) => <bdi>{number}</bdi> },
    { id: 'type', header: t('betType'), cell: ({ betType }) => <bdi>{betType}</bdi> },
    {
      id: 'owed',
      header: t('owed'),
      isNumber: true,
      cell: ({ owed }) => <MoneyText amount={owed} currencyCode={currency} />,
    },
  ];
}

/** One that is void has no result any more; a draw can be corrected. */
function mayBeJudged({ state }: DeskIssue): boolean {
  return state !== 'void' && state !== 'scheduled';
}

/** A result is taken from its draw on; until then an issue can only be given up. */
function isDrawn({ state, drawsAt }: DeskIssue): boolean {
  return state !== 'open' && Date.parse(drawsAt) <= nowMs();
}

/** A result, its correction, or a void: it counts once a second person says the same (R44). */
function ResultForm(props: {
  readonly game: DeskGame;
  readonly issue: DeskIssue;
  readonly onDone: () => void;
}) {
  const { game, issue, onDone } = props;
  const t = useTranslations('desk-lottery.result');
  const readHint = useTranslations('desk-lottery')('readHint');
  const words = useFormWords();
  const landing = useLanding();
  const reasonCheck = useReasonCheck();
  const [family = ''] = game.settings.families;
  const mayEnter = isDrawn(issue);
  const form = useForm({
    initial: { draw: blankDraw(family), isVoid: !mayEnter, reason: '' },
    checks: { reason: reasonCheck },
    submit: async (values) => {
      const draw = values.isVoid ? null : readDraw(family, values.draw);
      if (draw === undefined) {
        return { fields: { draw: t('wrong') } };
      }
      const { gameCode } = game;
      const { issueNo } = issue;
      const outcome = await enterResult({
        results: [{ gameCode, issueNo, draw }],
        reason: values.reason.trim(),
      });
      void queryClient.invalidateQueries({ queryKey: ['lottery'] });
      if (!outcome.ok) {
        return landing(outcome, { shown: ['draw', 'reason'] });
      }
      toastDone(t(`outcome.${outcome.value.results[0]?.outcome ?? 'waiting'}`));
      onDone();
      return undefined;
    },
  });
  return (
    <section className="grid gap-2">
      <h3 className="font-semibold">
        {t(mayEnter ? (issue.draw === null ? 'title' : 'correct') : 'isVoid')}
      </h3>
      {issue.isWaitingForSecond && <p className="text-14 text-warn">{t('waiting')}</p>}
      <p className="text-14 text-text-2">{t('about')}</p>
      <Form
        form={form}
        words={words}
        actions={
          <Button
            type="submit"
            variant={form.values.isVoid ? 'danger-solid' : 'primary'}
            busy={form.isBusy}
          >
            {t(form.values.isVoid ? 'void' : 'enter')}
          </Button>
        }
      >
        {mayEnter ? null : <p className="text-14 text-text-2">{t('notYet')}</p>}
        {!form.values.isVoid && (
          <Field
            label={t('draw')}
            hint={isFromKeno(family) ? t('kenoHint') : t('hint')}
            {...form.field('draw')}
          >
            <TextArea {...form.text('draw')} rows={9} dir="ltr" className="font-mono" />
          </Field>
        )}
        {mayEnter && <Checkbox label={t('isVoid')} {...form.box('isVoid')} />}
        <ReasonField
          hint={readHint}
          error={form.field('reason').error}
          input={form.text('reason')}
        />
      </Form>
    </section>
  );
}
