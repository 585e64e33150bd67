import { useTranslations } from '@portal/i18n/react';
import type { ProfileField } from '@portal/protocol';
import {
  deliveryChannels,
  fixedProfileFields,
  isProfileText,
  profileFields,
} from '@portal/protocol';
import { Button, Checkbox, Field, Form, Input, toastDone, useForm } from '@portal/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useBirthday } from '../../../shared/age/use-birthday.tsx';
import { useFormWords } from '../../../shared/forms/use-form-words.ts';
import { useLanding } from '../../../shared/forms/use-landing.ts';
import { useSession } from '../../../shared/session/session.ts';
import { changeProfile } from '../../../shared/profile/api/change-profile.ts';
import type { Profile } from '../../../shared/profile/api/read-profile.ts';
import { profileKeys } from '../../../shared/profile/profile-keys.ts';
import { changeOf, valuesOf, type ProfileValues } from '../profile-values.ts';
import { AccountNumber } from './account-number.tsx';
import { AvatarChoice } from './avatar-choice.tsx';

const shown = ['nickname', ...profileFields] as const;

export function ProfileForm({ profile }: { readonly profile: Profile }) {
  const t = useTranslations('profile');
  const common = useTranslations('common.form');
  const optional = common('optional');
  const required = common('required');
  const words = useFormWords();
  const landing = useLanding();
  const queries = useQueryClient();
  const birthday = useBirthday();
  const form = useForm<ProfileValues>({
    initial: valuesOf(profile),
    checks: {
      nickname: (nickname) => (nickname.trim() === '' ? required : undefined),
      payeeName: (text) => textProblem('payeeName', text),
      idNumber: (text) => textProblem('idNumber', text),
      birthday: (text) =>
        text === profile.fields.birthday || text === '' ? undefined : birthday.problemOf(text),
    },
    submit: async (values) => {
      const change = changeOf(values, profile);
      const day = change.fields?.birthday ?? '';
      if (day !== '' && !(await birthday.isMeant(day))) {
        return { next: 'birthday' };
      }
      const outcome = await changeProfile(change);
      if (!outcome.ok) {
        return landing<keyof ProfileValues>(outcome, {
          shown,
          faultText: (name, rule) => (rule === 'fixed' ? t('fixed') : faultOf(name)),
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
  /** What stands already was judged by whoever took it. */
  function textProblem(name: ProfileField, text: string): string | undefined {
    const typed = text.trim();
    const isNew = typed !== '' && typed !== profile.fields[name];
    return isNew && !isProfileText(name, typed) ? faultOf(name) : undefined;
  }

  function hintOf(name: ProfileField): string | undefined {
    if (profile.fixed.includes(name)) {
      return t('fixed');
    }
    return fixedProfileFields.some((fixed) => fixed === name) ? t('once') : undefined;
  }

  function faultOf(name: string): string {
    switch (name) {
      case 'birthday':
        return birthday.wrong;
      case 'payeeName':
        return t('nameWrong');
      case 'idNumber':
        return t('numberWrong');
      default:
        return t('tooLong');
    }
  }

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
      <div className="grid max-w-160 gap-y-2">
        <Field label={t('nickname')} isRequired {...form.field('nickname')}>
          <Input {...form.text('nickname')} dir="auto" maxLength={30} />
        </Field>
        {profileFields.map((name) => {
          const isFixed = profile.fixed.includes(name);
          return (
            <Field
              key={name}
              label={t(`fields.${name}`)}
              hint={hintOf(name)}
              {...(isFixed ? {} : { optionalWord: optional })}
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
        <AccountNumber />
      </div>
      <fieldset className="m-0 grid gap-2 border-0 p-0">
        <legend className="mb-1 text-16 font-semibold">{t('marketing.title')}</legend>
        {deliveryChannels.map((channel) => (
          <Checkbox key={channel} label={t(`marketing.${channel}`)} {...form.box(channel)} />
        ))}
      </fieldset>
      {birthday.dialog}
    </Form>
  );
}
