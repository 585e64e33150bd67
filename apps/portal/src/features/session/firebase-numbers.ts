import type { Endpoints, ReplyOf } from '@portal/protocol';

export type FirebaseProject = NonNullable<ReplyOf<Endpoints['readStatus']>['info']['firebase']>;

/** What the registration says of a failure of Firebase, by the names of portal.md 8. */
export const firebaseFaults = [
  'auth/invalid-phone-number',
  'auth/missing-phone-number',
  'auth/too-many-requests',
  'auth/invalid-verification-code',
  'auth/missing-verification-code',
  'auth/captcha-check-failed',
  'auth/quota-exceeded',
  'auth/operation-not-allowed',
  'auth/code-expired',
  'auth/unknown',
] as const;
export type FirebaseFault = (typeof firebaseFaults)[number];

/** A code is on its way; `confirm` takes what was typed in. */
interface Waiting {
  readonly number: string;
  readonly confirm: (code: string) => Promise<{ readonly user: FirebaseUser }>;
}

interface FirebaseUser {
  readonly getIdToken: () => Promise<string>;
}

/** The part of the scripts (modular, `firebase-auth.js`) that a number needs. */
interface AuthModule {
  readonly getAuth: (app: unknown) => Auth;
  readonly inMemoryPersistence: unknown;
  readonly setPersistence: (auth: Auth, persistence: unknown) => Promise<void>;
  readonly RecaptchaVerifier: new (
    auth: Auth,
    place: HTMLElement,
    options: { readonly size: 'invisible' },
  ) => Verifier;
  readonly signInWithPhoneNumber: (
    auth: Auth,
    number: string,
    verifier: Verifier,
  ) => Promise<Pick<Waiting, 'confirm'>>;
}

interface Auth {
  languageCode: string | null;
}

interface Verifier {
  readonly clear: () => void;
}

interface AppModule {
  readonly initializeApp: (options: Readonly<Record<string, string>>) => unknown;
}

const state: {
  opened?: Promise<{ auth: AuthModule; of: Auth }>;
  waiting?: Waiting;
  /** Of a code that was right; it stays good when the server had something else to say. */
  proven?: { readonly number: string; readonly code: string; readonly token: string };
} = {};

/**
 * The scripts, fetched when the first code is asked for; a failure is asked again the next time.
 */
function opened({ sdkUrl, projectId, apiKey, authDomain }: FirebaseProject) {
  state.opened ??= (async () => {
    const app = (await import(/* @vite-ignore */ `${sdkUrl}/firebase-app.js`)) as AppModule;
    const auth = (await import(/* @vite-ignore */ `${sdkUrl}/firebase-auth.js`)) as AuthModule;
    const of = auth.getAuth(app.initializeApp({ projectId, apiKey, authDomain }));
    // Nobody stays signed in there: the proof of a number is all that is wanted.
    await auth.setPersistence(of, auth.inMemoryPersistence);
    return { auth, of };
  })().catch((error: unknown) => {
    delete state.opened;
    throw error;
  });
  return state.opened;
}

/** Has Firebase send a code; undefined when it is on its way. */
export async function sendFirebaseCode(
  project: FirebaseProject,
  { number, locale }: { readonly number: string; readonly locale: string },
): Promise<FirebaseFault | undefined> {
  const place = document.createElement('div');
  document.body.append(place);
  try {
    const { auth, of } = await opened(project);
    of.languageCode = locale;
    const verifier = new auth.RecaptchaVerifier(of, place, { size: 'invisible' });
    try {
      const sent = await auth.signInWithPhoneNumber(of, number, verifier);
      delete state.proven;
      state.waiting = { number, confirm: (code) => sent.confirm(code) };
    } finally {
      verifier.clear();
    }
    return undefined;
  } catch (error) {
    return faultOf(error);
  } finally {
    place.remove();
  }
}

/** The token for a code that was typed in rightly. */
export async function confirmFirebaseCode(
  number: string,
  code: string,
): Promise<{ readonly token: string } | { readonly fault: FirebaseFault }> {
  const { waiting, proven } = state;
  if (proven !== undefined && proven.number === number && proven.code === code) {
    return { token: proven.token };
  }
  if (waiting === undefined || waiting.number !== number) {
    return { fault: 'auth/missing-verification-code' };
  }
  try {
    const { user } = await waiting.confirm(code);
    const token = await user.getIdToken();
    state.proven = { number, code, token };
    return { token };
  } catch (error) {
    return { fault: faultOf(error) };
  }
}

function faultOf(error: unknown): FirebaseFault {
  const code = error instanceof Object && 'code' in error ? error.code : undefined;
  return firebaseFaults.find((fault) => fault === code) ?? 'auth/unknown';
}
