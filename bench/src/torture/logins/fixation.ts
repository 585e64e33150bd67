import { accountOf, type Caller, logIn } from './caller.ts';
import type { Found } from './logins.ts';
import { inTurns, type LoginSite, password } from './site.ts';

/** R70: what lay in a browser before its owner signed in opens nothing of theirs afterwards. */
export async function fixation(site: LoginSite, tries: number): Promise<Found> {
  const faults: string[] = [];
  const tokens = new Set<string>();
  let logins = 0;
  await inTurns(Array.from({ length: Math.max(3, Math.ceil(tries / 40)) }, Number), async () => {
    const attacker = await site.register();
    const victim = await site.register();
    for (const planted of [planting(attacker.browser), invented(attacker.browser)]) {
      const browser = site.caller();
      fill(browser, planted);
      const { status } = await logIn(browser, victim.username, { password });
      logins += 1;
      tokens.add(browser.session.token ?? '');
      const holder = site.caller();
      fill(holder, planted);
      const seen = await accountOf(holder);
      if (status !== 200 || (await accountOf(browser)) !== victim.username) {
        faults.push(`${victim.username} could not sign in where something was planted`);
      }
      if (seen === victim.username) {
        faults.push(`${victim.username} was entered by what was planted before`);
      }
      if ([...planted.cookies].some(([name, value]) => isSession(name, value, browser))) {
        faults.push('a cookie of before the login is the one of after it');
      }
    }
  });
  return {
    lost: logins - tokens.size,
    faults,
    notes: { planted: logins },
  };
}

interface Planted {
  readonly cookies: ReadonlyMap<string, string>;
  readonly token: string;
}

function isSession(name: string, value: string, browser: Caller): boolean {
  return name.endsWith('sid') && browser.cookies.get(name) === value;
}

function planting({ cookies, session }: Caller): Planted {
  return { cookies: new Map(cookies), token: session.token ?? '' };
}

/** The same names, with values that the site never gave. */
function invented({ cookies }: Caller): Planted {
  const value = 'A'.repeat(43);
  return { cookies: new Map([...cookies.keys()].map((name) => [name, value])), token: value };
}

function fill(browser: Caller, planted: Planted): void {
  planted.cookies.forEach((value, name) => browser.cookies.set(name, value));
  browser.session.token = planted.token;
}
