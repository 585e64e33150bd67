import type { RegisteredBy, RegistrationForm, RegistrationShape } from '@portal/protocol';
import {
  acceptedPatterns,
  offeredWays,
  registrationFaults,
  registrationShape,
  typedForm,
} from '@portal/protocol';
import type { PasswordProblem } from '@portal/protocol/passwords';
import { invalidFields } from '../../platform/http/refusal-answer.ts';
import type { RequestFacts } from '../../platform/http/request-facts.ts';
import type { PhoneNumber } from '../../platform/phone-numbers.ts';
import { Refusal } from '../../platform/refusal.ts';
import { isReservedName } from '../../platform/reserved-name.ts';
import type { CaptchaFields } from '../identity/index.ts';
import { choiceProblem } from '../identity/index.ts';
import type { SiteConfiguration } from '../site/index.ts';
import { registrationPhone } from './registration-phone.ts';

/** What both forms send; the one by mobile number has no name and may have no password. */
export interface RegistrationBody extends RegistrationForm, CaptchaFields {
  readonly countryDialingCode?: string | undefined;
  readonly firebaseChannel?: 'sms' | undefined;
  readonly firebaseIdToken?: string | undefined;
  readonly registerMethod?: string | undefined;
  readonly registerUrl?: string | undefined;
  readonly domain?: string | undefined;
  readonly referralCode?: string | undefined;
  /** Proves an account elsewhere that signs the new member in from then on. */
  readonly socialTicket?: string | undefined;
  readonly login?: boolean | undefined;
}

export interface SentForm {
  readonly by: RegisteredBy;
  readonly body: RegistrationBody;
  readonly request: RequestFacts;
}

/** A form that the published rules have nothing against. */
export interface ReadForm extends SentForm {
  readonly site: SiteConfiguration;
  readonly shape: RegistrationShape;
  readonly phone: PhoneNumber | undefined;
  readonly username: string;
  /** Undefined where the site asks for none: nobody knows the one that is made then. */
  readonly password: string | undefined;
  /** What the rules of passwords have against it: said together with a name that is taken. */
  readonly weakness: PasswordProblem | undefined;
}

/**
 * Refuses, in this order: `registration_closed`, `auth/operation-not-allowed`, the faults of the
 * number, `validation_failed`, and for a name of the house `password_weak` or `username_taken`.
 */
export function readForm(site: SiteConfiguration, command: SentForm): ReadForm {
  const { by } = command;
  const body = typedForm(command.body);
  if (!site.register.isOpen) {
    throw new Refusal('registration_closed');
  }
  const ways = offeredWays(site.signIn, site.switches);
  if (by === 'mobile' && !ways.registerMobile) {
    throw new Refusal('auth/operation-not-allowed');
  }
  const shape = registrationShape(by, ways, site.register);
  const phone = registrationPhone(site, shape, body);
  const typedName = by === 'mobile' ? {} : { username: body.username ?? '' };
  const faults = registrationFaults({ ...body, ...typedName }, site.register, shape);
  if (faults.length > 0) {
    throw invalidFields(faults);
  }
  refuseUnplain(body.email);
  const username = typedName.username ?? phone?.number ?? '';
  const password = shape.hasPassword ? (body.password ?? '') : undefined;
  const weakness = password === undefined ? undefined : choiceProblem(site, { password, username });
  if (isReservedName(typedName.username ?? '', [site.name, site.id])) {
    // The house has it.
    throw nameTaken(weakness);
  }
  return { ...command, body, site, shape, phone, username, password, weakness };
}

/** Both at once where the password does not do either: nobody mends a form in two turns. */
export function nameTaken(weakness: PasswordProblem | undefined): Refusal {
  return weakness === undefined
    ? new Refusal('username_taken')
    : new Refusal('password_weak', { problem: weakness, isNameTaken: true });
}

const plainAddress = new RegExp(acceptedPatterns.email, 'u');

/** Whatever pattern a site names for its field: one box is not written in two ways (R12). */
function refuseUnplain(email = ''): void {
  if (email !== '' && !plainAddress.test(email)) {
    throw invalidFields([{ path: 'email', rule: 'pattern' }]);
  }
}
