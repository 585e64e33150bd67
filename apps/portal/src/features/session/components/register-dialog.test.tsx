import { refusalText, sampleBoot, samples } from '@portal/protocol/testing';
import { accessFaults } from '@portal/ui/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useSession } from '../../../shared/session/session.ts';
import { expectFit, phones } from '../../../testing/fit.ts';
import { far, openPortal, saidOf } from '../../../testing/portal.tsx';
import { keepReferral } from '../referral-info.ts';
import { forgetRests } from '../../../shared/codes/resting-codes.ts';

const dialog = page.getByRole('dialog', { name: 'Open an account' });
const username = dialog.getByRole('textbox', { name: 'Username' });
const password = dialog.getByRole('textbox', { name: 'Password' });
const repeated = dialog.getByRole('textbox', { name: 'Confirm password' });
const consent = dialog.getByRole('checkbox');
const submit = dialog.getByRole('button', { name: 'Create account' });

const secret = 'a lamp over the quay';

const lists = 'This password is on the lists that guessing begins with.';
const weak = [
  ['password1234567', /^Not on the lists/u, lists],
  ['xyz!xyz!xyz!xyz!', /^No short piece/u, 'This repeats a short piece or runs in a row.'],
  ['harbour88 is me 7', /^Without your username/u, 'Leave your username out.'],
] as const;

const hasTick = (field: typeof password) =>
  document.querySelector(`label[for="${CSS.escape(field.element().id)}"] .ui-right`) !== null;

async function fill(): Promise<void> {
  await username.fill('harbour88');
  await password.fill(secret);
  await repeated.fill(secret);
  await consent.click();
}

async function register(): Promise<void> {
  await fill();
  await submit.click();
}

describe('the registration dialog', () => {
  // The first of this file: the key stays for the session.
  it('has the key for its call before anything is typed (J1)', async () => {
    await openPortal('/register');
    await expect.element(username).toHaveFocus();
    await expect.poll(() => far.calls('readKeys')).toHaveLength(1);
    await register();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(far.calls('readKeys')).toHaveLength(1);
  });

  it('opens an account and signs it in', async () => {
    const router = await openPortal('/register');
    await expect.element(username).toHaveFocus();
    await register();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => router.state.location.pathname).toBe('/');
    expect(far.calls('register')[0]?.body).toMatchObject({
      username: 'harbour88',
      password: secret,
      confirmPassword: secret,
      login: true,
      ageConfirmed: true,
      termsAccepted: true,
    });
    expect(useSession.getState().member?.account).toBe(samples.readMemberInfo.account);
  });

  it('keeps its rules for the session: they came with the page, and nobody asks again', async () => {
    const { register: rules } = sampleBoot();
    const fields = { ...rules.fields, username: { ...rules.fields.username, minLength: 9 } };
    const router = await openPortal('/register', { boot: { register: { ...rules, fields } } });
    await expect.element(username).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    const fetched: string[] = [];
    const send = globalThis.fetch;
    globalThis.fetch = async (input, init) => {
      fetched.push(input instanceof Request ? input.url : String(input));
      return send(input, init);
    };
    try {
      await router.navigate({ to: '/register' });
      await username.fill('harbour8');
      await password.click();
      await expect.element(dialog.getByText(/9/u).first()).toBeVisible();
    } finally {
      globalThis.fetch = send;
    }
    expect(fetched.filter((url) => /regist|rules|boot|system/iu.test(url))).toEqual([]);
  });

  it('says what opening an account brings, in the figures of the offer', async () => {
    await openPortal('/register');
    await expect
      .element(dialog.getByText(/^Welcome aboard: .*88\.00.* for opening an account\.$/u))
      .toBeVisible();
  });

  it('keeps the late offer apart from the ways above it', async () => {
    const release = far.hold('listPromotions');
    await openPortal('/register');
    await expect.element(username).toBeVisible();
    release();
    const gift = dialog.getByText(/^Welcome aboard: /u);
    await expect.element(gift).toBeVisible();
    const above = Math.max(
      ...[...dialog.element().querySelectorAll('form, [data-ux="M-18"]')].map(
        (part) => part.getBoundingClientRect().bottom,
      ),
    );
    expect(gift.element().getBoundingClientRect().top - above).toBeGreaterThanOrEqual(8);
  });

  it('promises nothing while no gift can be had', async () => {
    far.answer('listPromotions', []);
    await openPortal('/register');
    await expect.poll(() => far.calls('listPromotions').length).toBeGreaterThan(0);
    await expect.element(username).toBeVisible();
    expect(dialog.getByText(/for opening an account/u).elements()).toEqual([]);
  });

  it('takes the consent by a press on its sentence too', async () => {
    await openPortal('/register');
    await dialog.getByText(/^I am 20 or older/u).click();
    await expect.element(consent).toBeChecked();
  });

  it('names what is wrong by the rules of the site before it asks the server', async () => {
    await openPortal('/register');
    await username.fill('1abcdef');
    await password.fill('short');
    await repeated.fill('other');
    await submit.click();
    await expect.element(username).toHaveFocus();
    await expect
      .element(dialog.getByText('Start with a letter, then use letters and digits (6–16).'))
      .toBeVisible();
    await expect.element(dialog.getByText('The two passwords differ.')).toBeVisible();
    await expect.element(dialog.getByText('Tick this box to open an account.')).toBeVisible();
    await expect.element(dialog.getByText('4 fields need a change.')).toBeVisible();
    expect(far.calls('register')).toEqual([]);
    expect(await accessFaults()).toEqual([]);
  });

  it('folds away what need not be filled in', async () => {
    await openPortal('/register');
    const email = dialog.getByRole('textbox', { name: /^E-mail/u });
    await expect.element(email).not.toBeInTheDocument();
    await dialog.getByText('More details (1)').click();
    await email.fill('mika@lamplight.example');
    await register();
    await expect
      .poll(() => far.calls('register')[0]?.body)
      .toMatchObject({ email: 'mika@lamplight.example' });
  });

  it.each(['registration_closed', 'login_throttled', 'overloaded'] as const)(
    'shows the refusal %s and keeps what was typed',
    async (code) => {
      far.refuse('register', code);
      await openPortal('/register');
      await register();
      await expect.element(dialog.getByText(refusalText(code))).toBeVisible();
      await expect.element(username).toHaveValue('harbour88');
    },
  );

  it.each([
    ['username_taken', username],
    ['password_weak', password],
  ] as const)('lands %s on its field, without a tick, and goes there', async (code, field) => {
    far.refuse('register', code);
    await openPortal('/register');
    await register();
    await expect.element(field).toHaveFocus();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveAccessibleDescription(refusalText(code));
    await expect.element(username).toHaveValue('harbour88');
    await field.fill('another name or secret');
    await expect.element(dialog.getByText(refusalText(code))).not.toBeInTheDocument();
  });

  it('lands a weak password and a taken name each on its field', async () => {
    far.refuse('register', 'password_weak', { problem: 'common', isNameTaken: true });
    await openPortal('/register');
    await register();
    await expect.element(username).toHaveFocus();
    await expect
      .element(username)
      .toHaveAccessibleDescription('That username is taken. Choose another.');
    await expect.element(password).toHaveAccessibleDescription(refusalText('password_weak'));
  });

  it('lands what the rules of the server refuse on the fields that it names', async () => {
    const fields = [
      { path: 'email', rule: 'pattern' },
      { path: 'termsAccepted', rule: 'required' },
    ];
    far.refuse('register', 'validation_failed', { fields });
    await openPortal('/register');
    await register();
    const email = dialog.getByRole('textbox', { name: /^E-mail/u });
    await expect.element(email).toHaveFocus();
    await expect
      .element(email)
      .toHaveAccessibleDescription('Write an e-mail address like name@example.com.');
    await expect.element(consent).toHaveAttribute('aria-invalid', 'true');
  });

  it('counts what is missing while a person types', async () => {
    await openPortal('/register');
    const rule = 'Start with a letter, then use letters and digits (6–16).';
    await expect.element(username).toHaveAccessibleDescription(rule);
    await username.fill('hab');
    await expect.element(username).toHaveAccessibleDescription('6–16 characters, 3 to go.');
    await username.fill('1abcdef');
    await expect
      .element(username)
      .toHaveAccessibleDescription('Start with a letter, then use letters and digits (6–16).');
  });

  it('turns each rule of the password as it is met, and ticks none before the server has', async () => {
    far.answer('judgePassword', { problems: ['common'] });
    await openPortal('/register');
    const rules = dialog.getByRole('list', { name: 'Rules of the password' });
    const known = rules.getByText(/^Not on the lists/u);
    await username.fill('harbour88');
    await expect.element(known).toHaveTextContent('Not on the lists of known passwords (open)');
    await password.fill('password1234567');
    await expect.element(password).toHaveAccessibleDescription('Strength: weak.');
    // What the browser knows costs no call.
    for (const [typed, rule, said] of weak) {
      await password.fill(typed);
      await expect.element(rules.getByText(rule)).toMatchTextContent(/\(not met\)/u);
      await repeated.click();
      await expect.element(password).toHaveAccessibleDescription(said);
    }
    expect(far.calls('judgePassword')).toEqual([]);
    await password.fill('momsanaladventure');
    await expect.element(known).toMatchTextContent(/\(not met\)/u);
    expect(far.calls('judgePassword').at(-1)?.body).toEqual({
      password: 'momsanaladventure',
      username: 'harbour88',
    });
    expect(hasTick(password)).toBe(false);
    far.answer('judgePassword', { problems: [] });
    await password.fill(secret);
    await expect.element(password).toHaveAccessibleDescription('Strength: strong.');
    await expect.poll(() => hasTick(password)).toBe(true);
    await expect.element(rules.getByText(/\(open\)|\(not met\)/u)).not.toBeInTheDocument();
    expect(await accessFaults()).toEqual([]);
  });

  it('has no tick for a password that nobody could judge, and sends it all the same', async () => {
    far.fail('judgePassword', 'offline');
    await openPortal('/register');
    await fill();
    await expect.poll(() => far.calls('judgePassword').length).toBeGreaterThan(0);
    expect(hasTick(password)).toBe(false);
    await submit.click();
    await expect.element(dialog).not.toBeInTheDocument();
  });

  it('asks before a half-filled form is left, and keeps it but for the passwords', async () => {
    const router = await openPortal('/register');
    await fill();
    await userEvent.keyboard('{Escape}');
    const question = page.getByRole('dialog', { name: 'Leave this form?' });
    await question.getByRole('button', { name: 'Leave' }).click();
    await expect.poll(() => router.state.location.pathname).toBe('/');
    await page.getByRole('button', { name: 'Register', exact: true }).click();
    await expect.element(username).toHaveValue('harbour88');
    await expect.element(password).toHaveValue('');
    await expect.element(consent).not.toBeChecked();
  });

  it('says why everyone is asked for the picture', async () => {
    await openPortal('/register', {
      boot: { register: { ...samples.readRegisterSettings, captcha: 'always' } },
    });
    await expect.element(dialog.getByText(/^Everyone does this once/u)).toBeVisible();
  });

  it.each(['captcha_required', 'captcha_incorrect'] as const)(
    'asks for the picture after %s',
    async (code) => {
      far.refuse('register', code, { captcha: true });
      await openPortal('/register');
      await register();
      const picture = dialog.getByRole('textbox', { name: 'Characters in the picture' });
      await expect.element(picture).toHaveFocus();
      // Its own text says why it is asked; only an answer that was wrong is a mistake.
      await expect
        .element(picture)
        .toHaveAccessibleDescription(code === 'captcha_incorrect' ? refusalText(code) : '');
      far.answer('register', samples.register);
      await picture.fill('r1ght');
      await submit.click();
      await expect.element(dialog).not.toBeInTheDocument();
      expect(far.calls('register').at(-1)?.body).toMatchObject({ captcha: 'r1ght' });
    },
  );

  it('asks for another picture after every refusal, as the first one was used', async () => {
    far.refuse('register', 'username_taken');
    await openPortal('/register', {
      boot: { register: { ...samples.readRegisterSettings, captcha: 'always' } },
    });
    const picture = dialog.getByRole('textbox', { name: 'Characters in the picture' });
    await picture.fill('f1rst');
    await register();
    await expect.element(username).toHaveAccessibleDescription(refusalText('username_taken'));
    await expect.element(picture).toHaveValue('');
    expect(far.calls('register').map(({ body }) => body)).toMatchObject([{ captcha: 'f1rst' }]);
    await expect.poll(() => far.calls('readCaptcha')).toHaveLength(2);
  });

  it('says equal bounds as one number, and what is wrong by pattern (portal.md 5)', async () => {
    const six = { enabled: true, required: true, minLength: 6, maxLength: 6 };
    const fields = {
      ...samples.readRegisterSettings.fields,
      qqNum: { ...samples.readRegisterSettings.fields.qqNum, ...six, patternId: 'digits' as const },
    };
    await openPortal('/register', {
      boot: { register: { ...samples.readRegisterSettings, fields } },
    });
    const field = dialog.getByRole('textbox', { name: 'QQ' });
    await field.fill('abcdef');
    await username.click();
    await expect.element(field).toHaveAccessibleDescription('Use digits only (6).');
  });

  it('takes no payment password that is the password as well', async () => {
    const free = { enabled: true, required: true, minLength: 6, maxLength: 64 };
    const { paymentPassword: rule, ...others } = samples.readRegisterSettings.fields;
    const paymentPassword = { ...rule, ...free, patternId: 'any' as const };
    const fields = { ...others, paymentPassword };
    await openPortal('/register', {
      boot: { register: { ...samples.readRegisterSettings, fields } },
    });
    const field = dialog.getByRole('textbox', { name: 'Payment password' });
    await field.fill(secret);
    await register();
    await expect
      .element(field)
      .toHaveAccessibleDescription(/^This is your login password\. Choose another one\./u);
    expect(far.calls('register')).toEqual([]);
  });

  it('is busy until the answer, and sends one call', async () => {
    const release = far.hold('register');
    await openPortal('/register');
    await register();
    await expect.element(submit).toHaveAttribute('aria-busy', 'true');
    await repeated.click();
    await userEvent.keyboard('{Enter}');
    release();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(far.calls('register')).toHaveLength(1);
  });

  it.each(['offline', 'badGateway'] as const)('says that the line is down: %s', async (fault) => {
    far.fail('register', fault);
    await openPortal('/register');
    await register();
    await expect.element(dialog.getByText(saidOf[fault])).toBeVisible();
  });

  it.each(phones)('fits a phone of %i', async (width) => {
    await openPortal('/register', { width });
    await fill();
    await expectFit(width, submit);
  });

  it('starts again at a press', async () => {
    await openPortal('/register');
    await fill();
    await dialog.getByRole('button', { name: 'Reset' }).click();
    await expect.element(username).toHaveValue('');
    await expect.element(consent).not.toBeChecked();
  });

  it('has the device work again when it starts again', async () => {
    const { system } = sampleBoot();
    const info = { ...system.info, captchaKinds: ['proof_of_work' as const] };
    await openPortal('/register', {
      boot: {
        register: { ...samples.readRegisterSettings, captcha: 'always' },
        system: { ...system, info },
      },
    });
    const done = dialog.getByText('Done. You can go on.');
    await expect.element(done).toBeVisible();
    await dialog.getByRole('button', { name: 'Reset' }).click();
    await expect.poll(() => far.calls('readCaptchaPuzzle')).toHaveLength(2);
    await expect.element(done).toBeVisible();
    await register();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(far.calls('register')[0]?.body).toHaveProperty('captcha');
  });

  it('puts a friend that nobody is on its own field', async () => {
    const { fields, ...rest } = samples.readRegisterSettings;
    const recommenderId = { ...fields.recommenderId, enabled: true, required: true };
    far.refuse('register', 'invitation_code_error', { field: 'recommenderId' });
    await openPortal('/register', {
      boot: { register: { ...rest, fields: { ...fields, recommenderId } } },
    });
    const field = dialog.getByRole('textbox', { name: 'Recommended by' });
    await field.fill('NOSUCH99');
    await register();
    await expect.element(field).toHaveAccessibleDescription(refusalText('invitation_code_error'));
    await expect
      .element(page.getByRole('dialog', { name: 'Check the invitation code' }))
      .not.toBeInTheDocument();
  });

  describe('with an invitation code', () => {
    const fields = {
      ...samples.readRegisterSettings.fields,
      affiliateCode: { ...samples.readRegisterSettings.fields.email, patternId: 'any' as const },
    };
    const boot = { register: { ...samples.readRegisterSettings, fields } };
    const code = dialog.getByRole('textbox', { name: /^Invitation code/u });

    it('asks for none that came with the address and is good, and sends it', async () => {
      keepReferral(new URLSearchParams('affiliateCode=7KQ2MXVA&referralCode=REFERRED'));
      await openPortal('/register', { boot });
      await expect.element(username).toBeVisible();
      await expect.element(dialog.getByText('Invitation code 7KQ2MXVA is accepted.')).toBeVisible();
      await expect.element(code).not.toBeInTheDocument();
      await register();
      await expect
        .poll(() => far.calls('register')[0]?.body)
        .toMatchObject({ affiliateCode: '7KQ2MXVA', referralCode: 'REFERRED' });
      await expect.element(dialog).not.toBeInTheDocument();
      expect(far.calls('readInvitation')).toHaveLength(1);
    });

    it('keeps a code that nobody could check, and sends it with the form', async () => {
      keepReferral(new URLSearchParams('affiliateCode=7KQ2MXVA'));
      far.fail('readInvitation', 'badGateway');
      await openPortal('/register', { boot });
      await expect.element(username).toBeVisible();
      await expect.poll(() => far.calls('readInvitation').length).toBeGreaterThan(0);
      await register();
      await expect
        .poll(() => far.calls('register')[0]?.body)
        .toMatchObject({ affiliateCode: '7KQ2MXVA' });
      // Whoever has registered has used the code up: the next test begins after that.
      await expect.element(dialog).not.toBeInTheDocument();
    });

    it.each([
      [['affiliateCode=7KQ2MXVA', 'affiliateCode=LATERONE', 'lang=en'], '7KQ2MXVA', undefined],
      [['affiliateCode=7KQ2MXVA', 'referralCode=REFERRED'], '7KQ2MXVA', 'REFERRED'],
      [['referralCode=REFERRED', 'affiliateCode=7KQ2MXVA'], '7KQ2MXVA', 'REFERRED'],
      [
        ['referralCode=REFERRED', 'affiliateCode=7KQ2MXVA&referralCode=SECOND22'],
        '7KQ2MXVA',
        'REFERRED',
      ],
    ])('is that of the first link that brought it: %j (D9)', async (links, agent, friend) => {
      for (const link of links) {
        keepReferral(new URLSearchParams(link));
      }
      await openPortal('/register', { boot });
      await expect.element(username).toBeVisible();
      await expect.element(code).not.toBeInTheDocument();
      await register();
      await expect.poll(() => far.calls('register').length).toBe(1);
      const sent = { affiliateCode: undefined, referralCode: undefined };
      Object.assign(sent, far.calls('register')[0]?.body);
      expect([sent.affiliateCode, sent.referralCode]).toEqual([agent, friend]);
      await expect.element(dialog).not.toBeInTheDocument();
    });

    it('makes way for a newer link once it was found to have ended', async () => {
      keepReferral(new URLSearchParams('affiliateCode=ENDEDONE'));
      far.refuse('readInvitation', 'invitation_code_error', { field: 'affiliateCode' });
      await openPortal('/register', { boot });
      await expect.element(code).toBeVisible();
      far.answer('readInvitation', samples.readInvitation);
      keepReferral(new URLSearchParams('affiliateCode=7KQ2MXVA'));
      await username.fill('newest01');
      await expect.element(code).not.toBeInTheDocument();
    });

    it('goes along where the site shows no field for it (portal.md 3)', async () => {
      keepReferral(new URLSearchParams('affiliateCode=7KQ2MXVA'));
      await openPortal('/register');
      await register();
      await expect
        .poll(() => far.calls('register')[0]?.body)
        .toMatchObject({ affiliateCode: '7KQ2MXVA' });
      await expect.element(dialog).not.toBeInTheDocument();
    });

    it('shows the field and says why when the code of the address is not good', async () => {
      keepReferral(new URLSearchParams('affiliateCode=NOSUCH99'));
      far.refuse('readInvitation', 'invitation_code_error', { field: 'affiliateCode' });
      await openPortal('/register', { boot });
      const why = dialog.getByText(refusalText('invitation_code_error'));
      await expect.element(why).toBeVisible();
      // It is there to be corrected, and what was said of it leaves with it.
      await expect.element(code).toHaveValue('NOSUCH99');
      await code.fill('7KQ2MXVA');
      await expect.element(why).not.toBeInTheDocument();
      far.answer('readInvitation', samples.readInvitation);
      await register();
      await expect
        .poll(() => far.calls('register')[0]?.body)
        .toMatchObject({ affiliateCode: '7KQ2MXVA' });
      await expect.element(dialog).not.toBeInTheDocument();
    });

    it('checks a typed one before the form is sent', async () => {
      far.refuse('readInvitation', 'invitation_code_error', { field: 'affiliateCode' });
      await openPortal('/register', { boot });
      await code.fill('NOSUCH99');
      await register();
      const warning = page.getByRole('dialog', { name: 'Check the invitation code' });
      await expect.element(warning.getByText(refusalText('invitation_code_error'))).toBeVisible();
      await warning.getByRole('button', { name: 'Correct the code' }).first().click();
      await expect.element(code).toHaveAccessibleDescription(refusalText('invitation_code_error'));
      expect(far.calls('register')).toEqual([]);
    });

    it('registers without a code that leads nowhere, by the button of the warning', async () => {
      far.refuse('readInvitation', 'invitation_code_error', { field: 'affiliateCode' });
      await openPortal('/register', { boot });
      await code.fill('NOSUCH99');
      await register();
      await page.getByRole('button', { name: 'Register without it' }).click();
      await expect.element(dialog).not.toBeInTheDocument();
      expect(far.calls('register')[0]?.body).not.toHaveProperty('affiliateCode');
    });

    it('goes on without a code of the address that was ended meanwhile', async () => {
      keepReferral(new URLSearchParams('affiliateCode=7KQ2MXVA'));
      far.refuse('register', 'invitation_code_error', { field: 'affiliateCode' });
      await openPortal('/register', { boot });
      await register();
      await page.getByRole('button', { name: 'Correct the code' }).first().click();
      await expect.element(code).toBeVisible();
      far.answer('register', samples.register);
      await submit.click();
      await expect.element(dialog).not.toBeInTheDocument();
      const sent = far.calls('register').map(({ body }) => body);
      expect(sent[0]).toMatchObject({ affiliateCode: '7KQ2MXVA' });
      expect(sent.at(-1)).not.toHaveProperty('affiliateCode');
    });

    it('offers no way around a code that the site wants', async () => {
      far.refuse('readInvitation', 'invitation_code_error', { field: 'affiliateCode' });
      const strict = { ...fields, affiliateCode: { ...fields.affiliateCode, required: true } };
      await openPortal('/register', {
        boot: { register: { ...samples.readRegisterSettings, fields: strict } },
      });
      await code.fill('NOSUCH99');
      await register();
      await expect
        .element(page.getByRole('dialog', { name: 'Check the invitation code' }))
        .toBeVisible();
      await expect
        .element(page.getByRole('button', { name: 'Register without it' }))
        .not.toBeInTheDocument();
    });
  });

  describe('by mobile number', () => {
    const switches = ['MOBILENUMREG3', 'REGMOBVERF3', 'MOBILENUMPASSREG3'] as const;
    const bootWithout = (...off: readonly (typeof switches)[number][]) => {
      const { system } = sampleBoot();
      const signIn = { smsEnabled: true, mobileReg: true, mobileRegPass: true };
      const info = { ...system.info, signIn: { ...system.info.signIn, ...signIn } };
      const children = switches.map((modId) => {
        const enabled = off.includes(modId) ? ('0' as const) : ('1' as const);
        return { modId, enabled, children: [] };
      });
      const whitelabel = { modId: 'ROOT', enabled: '1' as const, children };
      return { system: { ...system, info }, whitelabel };
    };
    const tab = dialog.getByRole('tab', { name: 'Mobile number' });
    const mobile = dialog.getByRole('textbox', { name: 'Mobile number' });
    const code = dialog.getByRole('textbox', { name: 'Code' });
    const send = dialog.getByRole('button', { name: 'Send code' });

    beforeEach(forgetRests);

    async function openTab(...off: readonly (typeof switches)[number][]) {
      await openPortal('/register', { boot: bootWithout(...off) });
      await tab.click();
      await mobile.fill('812345678');
    }

    it('sends a code, counts down, and opens an account under the number', async () => {
      await openTab();
      await expect.element(username).not.toBeInTheDocument();
      await send.click();
      await expect.element(dialog.getByRole('button', { name: /^\d+ s$/u })).toBeDisabled();
      expect(far.calls('sendRegisterCode').map(({ body }) => body)).toEqual([
        { mobileNo: '812345678', countryDialingCode: '66' },
      ]);
      await code.fill('123456');
      await password.fill(secret);
      await repeated.fill(secret);
      await consent.click();
      expect(await accessFaults()).toEqual([]);
      await submit.click();
      await expect.element(dialog).not.toBeInTheDocument();
      const body = far.calls('registerMobile')[0]?.body;
      expect(body).not.toHaveProperty('username');
      expect(body).toMatchObject({
        mobileNum: '812345678',
        countryDialingCode: '66',
        verificationCode: '123456',
        password: secret,
        login: true,
      });
    });

    it('asks for no code without REGMOBVERF3, and for no password without MOBILENUMPASSREG3', async () => {
      await openTab('REGMOBVERF3', 'MOBILENUMPASSREG3');
      await expect.element(code).not.toBeInTheDocument();
      await expect.element(password).not.toBeInTheDocument();
      await consent.click();
      await submit.click();
      await expect.element(dialog).not.toBeInTheDocument();
      expect(far.calls('registerMobile')[0]?.body).not.toHaveProperty('password');
    });

    it('keeps the country of the number when it starts again', async () => {
      await openTab('REGMOBVERF3', 'MOBILENUMPASSREG3');
      await dialog.getByRole('button', { name: 'Reset' }).click();
      await expect.element(mobile).toHaveValue('');
      await mobile.fill('812345678');
      await consent.click();
      await submit.click();
      await expect.element(dialog).not.toBeInTheDocument();
      expect(far.calls('registerMobile')[0]?.body).toMatchObject({ countryDialingCode: '66' });
    });

    it('is not offered without MOBILENUMREG3', async () => {
      await openPortal('/register', { boot: bootWithout('MOBILENUMREG3') });
      await expect.element(username).toBeVisible();
      await expect.element(tab).not.toBeInTheDocument();
    });

    it.each([
      ['auth/invalid-verification-code', code],
      ['auth/code-expired', code],
      ['username_taken', mobile],
      ['mobile_taken', mobile],
    ] as const)('lands %s on its field', async (refusal, field) => {
      far.refuse('registerMobile', refusal);
      await openTab('MOBILENUMPASSREG3');
      await code.fill('123456');
      await consent.click();
      await submit.click();
      await expect.element(field).toHaveAccessibleDescription(refusalText(refusal));
      await expect.element(field).toHaveFocus();
    });

    it('asks for code and number before it asks the server', async () => {
      await openPortal('/register', { boot: bootWithout() });
      await tab.click();
      await submit.click();
      await expect.element(mobile).toHaveAccessibleDescription('Enter a mobile number.');
      await expect.element(code).toHaveAccessibleDescription('Enter the code from the message.');
      expect(far.calls('registerMobile')).toEqual([]);
    });
  });

  describe('with numbers proven by Firebase (portal.md 4)', () => {
    const mobile = dialog.getByRole('textbox', { name: 'Mobile number' });
    const code = dialog.getByRole('textbox', { name: 'Code' });
    const send = dialog.getByRole('button', { name: 'Send code' });
    const tab = dialog.getByRole('tab', { name: 'Mobile number' });
    /** Both scripts of Firebase in one, as their manual describes them; 123456 is right. */
    const sdk = `
      const failure = (code) => Object.assign(new Error(code), { code });
      export const initializeApp = (options) => options;
      export const getAuth = (app) => ({ app, languageCode: null });
      export const inMemoryPersistence = 'none';
      export const setPersistence = async () => {};
      export class RecaptchaVerifier { clear() {} }
      export const signInWithPhoneNumber = async (auth, number) => {
        if (number.endsWith('000')) throw failure('auth/quota-exceeded');
        return {
          confirm: async (code) => {
            if (code !== '123456') throw failure('auth/invalid-verification-code');
            const token = [auth.app.projectId, auth.languageCode, number].join(' ');
            return { user: { getIdToken: async () => token } };
          },
        };
      };`;
    const firebase = {
      projectId: 'lamp-numbers',
      apiKey: 'key',
      authDomain: 'lamp.example',
      sdkUrl: `data:text/javascript,${encodeURIComponent(sdk)}/`,
    };

    beforeEach(forgetRests);

    async function openTab() {
      const { system } = sampleBoot();
      const signIn = { ...system.info.signIn, smsEnabled: true, mobileReg: true };
      const info = { ...system.info, signIn, firebase };
      const children = (['MOBILENUMREG3', 'REGMOBVERF3'] as const).map((modId) => {
        return { modId, enabled: '1' as const, children: [] };
      });
      const whitelabel = { modId: 'ROOT', enabled: '1' as const, children };
      await openPortal('/register', { boot: { system: { ...system, info }, whitelabel } });
      await tab.click();
    }

    it('has them send the code, rests for a minute, and sends their token', async () => {
      await openTab();
      await mobile.fill('0812345678');
      await send.click();
      const resting = dialog.getByRole('button', { name: /^\d+ s$/u });
      await expect.element(resting).toBeDisabled();
      const seconds = Number.parseInt(resting.element().textContent ?? '', 10);
      expect(seconds).toBeGreaterThan(50);
      expect(seconds).toBeLessThanOrEqual(60);
      await code.fill('123456');
      await consent.click();
      await submit.click();
      await expect.element(dialog).not.toBeInTheDocument();
      expect(far.calls('sendRegisterCode')).toEqual([]);
      expect(far.calls('registerMobile')[0]?.body).toMatchObject({
        mobileNum: '0812345678',
        firebaseChannel: 'sms',
        firebaseIdToken: 'lamp-numbers en +66812345678',
      });
    });

    it('stops at a wrong code, and at one that nobody asked for', async () => {
      await openTab();
      await mobile.fill('812345679');
      await code.fill('654321');
      await consent.click();
      await submit.click();
      await expect.element(code).toHaveAccessibleDescription('Enter the verification code.');
      await send.click();
      await expect.element(dialog.getByRole('button', { name: /^\d+ s$/u })).toBeDisabled();
      await submit.click();
      await expect.element(code).toHaveAccessibleDescription("The verification code isn't valid.");
      expect(far.calls('registerMobile')).toEqual([]);
    });

    it('says why no code was sent', async () => {
      await openTab();
      await mobile.fill('812345000');
      await send.click();
      const warning = page.getByRole('dialog', { name: "That didn't work" });
      await expect
        .element(warning.getByText("We can't send a code now. Contact customer service."))
        .toBeVisible();
    });
  });

  it('shows the terms beside the form, and comes back to it as it was (M-17)', async () => {
    await openPortal('/register');
    await username.fill('harbour88');
    await consent.click();
    await dialog.getByRole('button', { name: 'Read the terms' }).click();
    const terms = page.getByRole('dialog', { name: 'Terms and privacy' });
    await expect.element(terms.getByText(/^You must be 20 or older/u)).toBeVisible();
    await terms.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog.getByRole('button', { name: 'Read the terms' })).toHaveFocus();
    await expect.element(username).toHaveValue('harbour88');
    await expect.element(consent).toBeChecked();
  });

  it('stands right to left in Arabic', async () => {
    await openPortal('/register', { locale: 'ar' });
    const arabic = page.getByRole('dialog', { name: 'فتح حساب' });
    await expect.element(arabic.getByRole('textbox', { name: 'اسم المستخدم' })).toBeVisible();
    expect(document.documentElement.dir).toBe('rtl');
  });
});
