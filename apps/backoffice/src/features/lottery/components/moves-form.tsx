import { useTranslations } from '@portal/i18n/react';
import { Button, Field, Form, Input, TextArea, toastDone, useForm } from '@portal/ui';
import { useState } from 'react';
import { FailedBlock } from '../../../shared/failed-block.tsx';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { StillLoading } from '../../../shared/still-loading.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import type { DeskGame } from '../api/list-games.ts';
import { type DrawMove, useMoves } from '../api/list-moves.ts';
import { moveDraws } from '../api/move-draws.ts';
import { moveLines, readMoves, withLines } from '../moves-form.ts';

interface MovesProps {
  readonly game: DeskGame;
  readonly onClose: () => void;
}

/** Draws that differ from the calendar: days off, other days, other times (A3.2). */
export function MovesForm(props: MovesProps) {
  const t = useTranslations('desk-lottery.moves');
  const query = useMoves(props.game.gameCode);
  if (query.isError) {
    return (
      <FailedBlock thrown={query.error} title={t('failed')} onRetry={() => void query.refetch()} />
    );
  }
  return query.data === undefined ? (
    <StillLoading />
  ) : (
    <MovesEditor {...props} moves={query.data} />
  );
}

function useMovesForm({
  game,
  moves,
  onClose,
}: MovesProps & { readonly moves: readonly DrawMove[] }) {
  const t = useTranslations('desk-lottery.moves');
  const landing = useLanding();
  const reasonCheck = useReasonCheck();
  return useForm({
    initial: { lines: moveLines(moves), reason: '' },
    checks: {
      reason: reasonCheck,
      lines: (text) => {
        const read = readMoves(text);
        return read.ok ? undefined : t('wrong', { line: read.line });
      },
    },
    submit: async ({ lines, reason }) => {
      const read = readMoves(lines);
      const wanted = read.ok ? [...read.moves] : [];
      const failure = await moveDraws(game.gameCode, { moves: wanted, reason: reason.trim() });
      if (failure !== undefined) {
        return landing(failure, { shown: ['lines', 'reason'] });
      }
      toastDone(t('done'));
      onClose();
      return undefined;
    },
  });
}

function MovesEditor(props: MovesProps & { readonly moves: readonly DrawMove[] }) {
  const t = useTranslations('desk-lottery.moves');
  const words = useFormWords();
  const form = useMovesForm(props);
  const [problem, setProblem] = useState<string>();
  const add = async (picked: File | undefined): Promise<void> => {
    const read = picked === undefined ? undefined : readMoves(await picked.text());
    const isGood = read?.ok === true && read.moves.length > 0;
    setProblem(read === undefined || isGood ? undefined : t('fileWrong'));
    const typed = readMoves(form.values.lines);
    if (isGood && typed.ok) {
      form.set('lines', withLines(typed.moves, read.moves));
    }
  };
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" variant="primary" busy={form.isBusy}>
          {t('send')}
        </Button>
      }
    >
      <Field label={t('lines')} hint={t('hint')} {...form.field('lines')}>
        <TextArea {...form.text('lines')} rows={6} dir="ltr" className="font-mono" />
      </Field>
      <Field label={t('file')} hint={t('fileHint')} error={problem}>
        <Input
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          onChange={({ target }) => void add(target.files?.[0])}
        />
      </Field>
      <ReasonField error={form.field('reason').error} input={form.text('reason')} />
    </Form>
  );
}
