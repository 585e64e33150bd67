import { useFormats, useTranslations } from '@portal/i18n/react';
import { Button, Field, Form, Input, Segmented, useForm } from '@portal/ui';
import { useState } from 'react';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { typedAmount } from '../../../shared/money/typed-amount.ts';
import { sendBreak } from '../api/take-break.ts';
import { ConfirmBreak } from './confirm-break.tsx';

/** 24 hours, 7 days, 30 days, six weeks, or days of the member's own (design-brief.md 3.13). */
const lengths = ['24', '168', '720', '1008'] as const;
const hoursOfDay = 24;
const mostDays = 42;

interface AskedBreak {
  readonly hours: number;
  readonly length: string;
}

/** A time-out that begins at once (RG-04). */
export function BreakChoice() {
  const t = useTranslations('protection.break');
  const [choice, setChoice] = useState<(typeof lengths)[number] | 'custom'>('24');
  const [asked, setAsked] = useState<AskedBreak>();
  return (
    <section data-ux="RG-04" className="flex flex-col items-start gap-3">
      <h2 className="text-20 font-bold">{t('title')}</h2>
      <p className="max-w-prose text-14 text-text-2">{t('text')}</p>
      <Segmented
        label={t('length')}
        value={choice}
        onChange={setChoice}
        options={[
          ...lengths.map((value) => ({ value, label: t(`hours.${value}`) })),
          { value: 'custom' as const, label: t('custom.name') },
        ]}
      />
      {choice === 'custom' ? (
        <OwnLength onAsk={setAsked} />
      ) : (
        <Button
          size="touch"
          onClick={() => setAsked({ hours: Number(choice), length: t(`hours.${choice}`) })}
        >
          {t('begin')}
        </Button>
      )}
      {asked !== undefined && (
        <ConfirmBreak
          title={t('askTitle', { length: asked.length })}
          text={t('askText')}
          yes={t('yes')}
          send={() => sendBreak(asked.hours)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

/** Whole days up to six weeks, typed. */
function OwnLength({ onAsk }: { readonly onAsk: (command: AskedBreak) => void }) {
  const t = useTranslations('protection.break');
  const formats = useFormats();
  const words = useFormWords();
  /** In the digits of any language; NaN for what is no number. */
  const daysOf = (text: string) => Number(typedAmount(text, formats));
  const form = useForm({
    initial: { days: '' },
    checks: {
      days: (value) => {
        const days = daysOf(value);
        return Number.isInteger(days) && days >= 1 && days <= mostDays
          ? undefined
          : t('custom.wrong');
      },
    },
    submit: ({ days }) => {
      const count = daysOf(days);
      onAsk({ hours: count * hoursOfDay, length: t('custom.days', { days: count }) });
      return Promise.resolve(undefined);
    },
  });
  return (
    <Form
      form={form}
      words={words}
      label={t('length')}
      actions={
        <Button type="submit" size="touch">
          {t('begin')}
        </Button>
      }
    >
      <Field label={t('custom.label')} hint={t('custom.hint')} isRequired {...form.field('days')}>
        <Input
          {...form.text('days')}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          maxLength={2}
        />
      </Field>
    </Form>
  );
}
