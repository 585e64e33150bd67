import { registrationFields } from '../../registration-fields.ts';
import type { Sample } from '../sample.ts';
import { listBrandNotices } from './content-desk.ts';
import { readRegisterSettings } from './site.ts';

const { list: _list, ...head } = listBrandNotices;

export const readRegistrationRules: Sample<'readRegistrationRules'> = {
  ...head,
  fields: registrationFields.map((name) => {
    const { acceptedPattern: _pattern, ...rule } = readRegisterSettings.fields[name];
    return { name, ...rule };
  }),
};

export const changeRegistrationRules: Sample<'changeRegistrationRules'> = {
  ...readRegistrationRules,
  revision: 'fedcba9876543210',
};
