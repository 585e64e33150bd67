import { useFormats, useTranslations } from '@portal/i18n/react';
import { readDrawFile, type DrawRecord } from '@portal/lottery';
import { Button, Field, Form, Input, useForm } from '@portal/ui';
import { useState } from 'react';
import { queryClient } from '../../../shared/query-client.ts';
import { ReasonField, useReasonCheck } from '../../../shared/reason-field.tsx';
import { useFormWords } from '../../../shared/use-form-words.ts';
import { useLanding } from '../../../shared/use-landing.ts';
import { importResults } from '../api/import-results.ts';
import type { DeskGame } from '../api/list-games.ts';
import { addOutcomes, importOutcomes, noOutcomes, pagesOf, type Outcomes } from '../draw-pages.ts';

interface Chosen {
  readonly name: string;
  readonly records: readonly DrawRecord[];
}

/** Brings the draws of a file; they count once a second person brings a file that says the same. */
export function ImportForm({ game }: { readonly game: DeskGame }) {
  const t = useTranslations('desk-lottery.import');
  const words = useFormWords();
  const landing = useLanding();
  const reasonCheck = useReasonCheck();
  const formats = useFormats();
  const [file, setFile] = useState<Chosen>();
  const [problem, setProblem] = useState<string>();
  const [done, setDone] = useState<Outcomes>();
  const form = useForm({
    initial: { reason: '' },
    checks: { reason: reasonCheck },
    submit: async ({ reason }) => {
      if (file === undefined) {
        setProblem(t('none'));
        return undefined;
      }
      let outcomes = noOutcomes;
      for (const page of pagesOf(file.records)) {
        const outcome = await importResults({
          gameCode: game.gameCode,
          file: file.name,
          results: page,
          reason: reason.trim(),
        });
        if (!outcome.ok) {
          return landing(outcome, { shown: ['reason'] });
        }
        outcomes = addOutcomes(outcomes, outcome.value.results);
        setDone(outcomes);
      }
      void queryClient.invalidateQueries({ queryKey: ['lottery'] });
      return undefined;
    },
  });
  const choose = async (picked: File | undefined): Promise<void> => {
    const read = picked === undefined ? undefined : readDrawFile(await picked.text());
    setDone(undefined);
    setProblem(read?.ok === false ? t('wrong') : undefined);
    setFile(
      picked !== undefined && read?.ok === true
        ? { name: picked.name.slice(0, 80), records: read.value }
        : undefined,
    );
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
      <Field label={t('file')} hint={t('hint')} error={problem}>
        <Input
          type="file"
          accept=".csv,.json,text/csv,application/json"
          onChange={({ target }) => void choose(target.files?.[0])}
        />
      </Field>
      {file !== undefined && (
        <p className="text-14 text-text-2">
          {t('found', {
            count: file.records.length,
            text: formats.count(file.records.length),
            from: file.records[0]?.date ?? '',
            to: file.records.at(-1)?.date ?? '',
          })}
        </p>
      )}
      <ReasonField error={form.field('reason').error} input={form.text('reason')} />
      {done !== undefined && (
        <ul role="status" className="grid gap-1 text-14">
          {importOutcomes
            .filter((outcome) => done[outcome] > 0)
            .map((outcome) => (
              <li key={outcome}>
                {t(`outcome.${outcome}`, {
                  count: done[outcome],
                  text: formats.count(done[outcome]),
                })}
              </li>
            ))}
        </ul>
      )}
    </Form>
  );
}
