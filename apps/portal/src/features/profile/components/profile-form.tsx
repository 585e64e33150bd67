import { useTranslations } from '@portal/i18n/react';
import { deliveryChannels, profileFields } from '@portal/protocol';
import { Button, Checkbox, Field, Form, Input, toastDone, useForm } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { useSession } from '../../../shared/session/session.ts';
import { changeProfile } from '../api/change-profile.ts';
import type { Profile } from '../api/read-profile.ts';
import { profileKeys } from '../profile-keys.ts';
import { changeOf, valuesOf, type ProfileValues } from '../profile-values.ts';
import { AvatarChoice } from './avatar-choice.tsx';

const shown = ['nickname', ...profileFields] as const;

export function ProfileForm({ profile }: { readonly profile: Profile }) {
  const t = useTranslations('profile');
  const required = useTranslations('common.form')('required');
  const words = useFormWords();
  const landing = useLanding();
  const queries = useQueryClient();
  const form = useForm<ProfileValues>({
    initial: valuesOf(profile),
    checks: { nickname: (nickname) => (nickname.trim() === '' ? required : undefined) },
    submit: async (values) => {
      const outcome = await changeProfile(changeOf(values, profile));
      if (!outcome.ok) {
        return landing<keyof ProfileValues>(outcome, {
          shown,
          faultText: (name, rule) => t(rule === 'fixed' ? 'fixed' : faultOf(name)),
        });
      }
      const { member } = useSession.getState();
      if (member !== undefined) {
        const { nickname, avatar } = outcome.value;
        useSession.setState({ member: { ...member, nickname, avatar } });
      }
      queries.setQueryData(profileKeys.own, outcome.value);
      form.reset(valuesOf(outcome.value));
      toastDone(t('done'));
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      words={words}
      actions={
        <Button type="submit" variant="primary" size="touch" busy={form.isBusy}>
          {t('submit')}
        </Button>
      }
    >
      <AvatarChoice value={form.values.avatar} onChange={(avatar) => form.set('avatar', avatar)} />
      <div className="grid gap-x-4 gap-y-2 lg:grid-cols-2">
        <Field label={t('nickname')} isRequired {...form.field('nickname')}>
          <Input {...form.text('nickname')} dir="auto" maxLength={30} />
        </Field>
        {profileFields.map((name) => {
          const isFixed = profile.fixed.includes(name);
          return (
            <Field
              key={name}
              label={t(`fields.${name}`)}
              hint={isFixed ? t('fixed') : undefined}
              {...form.field(name)}
            >
              <Input
                {...form.text(name)}
                type={name === 'birthday' ? 'date' : 'text'}
                readOnly={isFixed}
                dir="auto"
                maxLength={200}
              />
            </Field>
          );
        })}
      </div>
      <fieldset className="m-0 grid gap-2 border-0 p-0">
        <legend className="mb-1 text-16 font-semibold">{t('marketing.title')}</legend>
        {deliveryChannels.map((channel) => (
          <Checkbox key={channel} label={t(`marketing.${channel}`)} {...form.box(channel)} />
        ))}
      </fieldset>
    </Form>
  );
}

function faultOf(name: string): 'birthdayWrong' | 'tooLong' {
  return name === 'birthday' ? 'birthdayWrong' : 'tooLong';
}
