import { useTranslations } from '@portal/i18n/react';
import {
  type KycField,
  type KycKind,
  type KycPaper,
  kycFields,
  isProfileText,
  papersOfKind,
} from '@portal/protocol';
import {
  Button,
  Field,
  FileInput,
  Form,
  Input,
  Select,
  TextArea,
  toastDone,
  useForm,
} from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useBirthday } from '../../../shared/age/use-birthday.tsx';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { sendPapers } from '../api/send-papers.ts';
import { useKnownFacts } from '../use-known-facts.ts';
import { usePictures } from '../use-pictures.ts';
import { verificationKeys } from '../verification-keys.ts';

type Values = Readonly<Record<KycField, string>> & {
  readonly paper: KycPaper;
  readonly images: string;
};

const places = { picture_unreadable: 'images', too_young: 'bornOn' } as const;
const days: ReadonlySet<KycField> = new Set(['bornOn', 'expiresOn']);

/** The paper, what stands on it, and its pictures. */
export function PapersForm(props: { readonly kind: KycKind; readonly onClose: () => void }) {
  const { kind, onClose } = props;
  const t = useTranslations('verification');
  const required = useTranslations('common.form')('required');
  const words = useFormWords();
  const landing = useLanding();
  const queries = useQueryClient();
  const pictures = usePictures();
  const birthday = useBirthday();
  const fields: readonly KycField[] = kycFields[kind];
  const papers = papersOfKind[kind];
  const needed = (text: string) => (text.trim() === '' ? required : undefined);
  const nameProblem = (text: string) =>
    needed(text) ?? (isProfileText('payeeName', text.trim()) ? undefined : t('fault.fullName'));
  const dayProblem = (text: string) => needed(text) ?? birthday.problemOf(text);
  const form = useForm<Values>({
    initial: {
      paper: papers[0] ?? 'passport',
      fullName: '',
      bornOn: '',
      number: '',
      expiresOn: '',
      address: '',
      images: '',
    },
    checks: {
      ...Object.fromEntries(fields.map((name) => [name, needed])),
      ...(kind === 'identity' && { fullName: nameProblem, bornOn: dayProblem }),
      images: () => pictures.problem,
    },
    submit: async (values) => {
      const typed = fields.map((name) => [name, values[name].trim()] as const);
      if (kind === 'identity' && !(await birthday.isMeant(values.bornOn))) {
        return { next: 'bornOn' };
      }
      const { images, problem } = await pictures.shrunk();
      if (problem !== undefined) {
        return { fields: { images: problem } };
      }
      const body = { kind, paper: values.paper, images };
      const outcome = await sendPapers({ ...body, ...Object.fromEntries(typed) });
      if (!outcome.ok) {
        return landing<keyof Values>(outcome, {
          shown: ['paper', ...fields, 'images'],
          places,
          faultText: (name, rule) =>
            rule !== 'required' && isJudged(name) ? t(`fault.${name}`) : undefined,
        });
      }
      queries.setQueryData(verificationKeys.own, outcome.value);
      toastDone(t('done'));
      onClose();
      return undefined;
    },
  });
  useKnownFacts(kind === 'identity', (facts) => {
    for (const name of ['fullName', 'bornOn'] as const) {
      if (form.values[name] === '') {
        form.preset(name, facts[name]);
      }
    }
  });
  return (
    <Form
      form={form}
      words={words}
      actions={
        <>
          <Button size="touch" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button type="submit" variant="primary" size="touch" busy={form.isBusy}>
            {t('send')}
          </Button>
        </>
      }
    >
      <Field label={t('paper.label')} {...form.field('paper')}>
        <Select
          {...form.choice('paper')}
          options={papers.map((value) => ({ value, label: t(`paper.${value}`) }))}
        />
      </Field>
      {fields.map((name) => (
        <Field key={name} label={t(`fields.${name}`)} isRequired {...form.field(name)}>
          {name === 'address' ? (
            <TextArea {...form.text(name)} rows={3} maxLength={300} dir="auto" />
          ) : (
            <Input
              {...form.text(name)}
              type={days.has(name) ? 'date' : 'text'}
              maxLength={name === 'number' ? 60 : 120}
              autoComplete="off"
              dir="auto"
            />
          )}
        </Field>
      ))}
      <Field label={t('images')} hint={pictures.hint} isRequired {...form.field('images')}>
        <FileInput
          name="images"
          choose={pictures.choose}
          chosen={pictures.chosen}
          accept={pictures.accept}
          multiple
          onChange={({ target }) => {
            pictures.take(target.files);
            form.set('images', String(target.files?.length ?? 0));
          }}
        />
      </Field>
      <p className="m-0 text-13 text-text-3">{t('safe')}</p>
      {birthday.dialog}
    </Form>
  );
}

/** What has a form of its own, which the server holds it to. */
function isJudged(name: string): name is 'bornOn' | 'expiresOn' | 'fullName' {
  return name === 'bornOn' || name === 'expiresOn' || name === 'fullName';
}
