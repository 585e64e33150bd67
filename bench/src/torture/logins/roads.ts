import type { Answer, Caller } from './caller.ts';
import { logIn } from './caller.ts';

/** Whom a stranger asks about: somebody of the site, or nobody. */
export interface Person {
  readonly username: string;
  /** As it is typed, proven where somebody has it. */
  readonly number: string;
  readonly email: string;
}

/** A way by which a stranger might learn who exists; what the answer may tell is none. */
export interface Road {
  readonly name: string;
  /** What comes before and is not timed. */
  readonly before?: (caller: Caller, person: Person) => Promise<unknown>;
  readonly go: (caller: Caller, person: Person, place: number) => Promise<Answer>;
}

const countryDialingCode = '66';
const wrongCode = '000000';

/** R59: signing in by password and by sms, a forgotten password by both ways, registering. */
export const roads: readonly Road[] = [
  {
    name: 'password',
    go: (caller, { username }, place) =>
      logIn(caller, username, { password: `wrong password number ${place}` }),
  },
  { name: 'codeToLogIn', go: (caller, person) => askCode(caller, person, 'login') },
  {
    name: 'smsLogin',
    before: (caller, person) => askCode(caller, person, 'login'),
    go: (caller, { number }) => {
      const body = { username: number, password: wrongCode, type: 'sms', countryDialingCode };
      return caller.enter({ method: 'POST', path: '/wps/session/login', body });
    },
  },
  { name: 'codeToReset', go: (caller, person) => askCode(caller, person, 'password') },
  {
    name: 'resetByMobile',
    before: (caller, person) => askCode(caller, person, 'password'),
    go: (caller, { number }, place) => {
      const newPassword = `another kettle under ${place} stairs`;
      const typed = { mobileNum: number, countryDialingCode, verificationCode: wrongCode };
      const path = '/wps/member/password/verification';
      return caller.enter({ method: 'POST', path, body: { ...typed, newPassword } });
    },
  },
  {
    name: 'forgotByMail',
    go: (caller, { username, email }) =>
      caller.submit('/wps/member/password/email', { username, email }),
  },
  {
    name: 'codeToRegister',
    go: (caller, { number }) => {
      const body = { mobileNo: number, countryDialingCode };
      return caller.call({ method: 'POST', path: '/wps/verification/sms/register', body });
    },
  },
  {
    // A form that is refused for another reason tells nothing of the name.
    name: 'register',
    go: (caller, { username }) => {
      const weak = { password: 'password1234', confirmPassword: 'password1234' };
      const body = { username, ...weak, ageConfirmed: true, termsAccepted: true };
      return caller.enter({ method: 'PUT', path: '/wps/member/register', body });
    },
  },
];

function askCode(
  caller: Caller,
  { number }: Person,
  purpose: 'login' | 'password',
): Promise<Answer> {
  const body = { mobileNum: number, purpose, countryDialingCode };
  return caller.call({ method: 'POST', path: '/wps/verification/sms/noLogin', body });
}
