import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

/**
 * The device that makes passkeys and signs with them, behind the browser. Options and answers are
 * JSON of the standard, which only the server and the library read; nothing comes back when the
 * owner would rather not, or the device cannot.
 */
export const device = {
  isThere: (): boolean => typeof globalThis.PublicKeyCredential === 'function',
  make: async (options: string): Promise<string | undefined> => {
    const { startRegistration } = await import('@simplewebauthn/browser');
    const optionsJSON = JSON.parse(options) as PublicKeyCredentialCreationOptionsJSON;
    return answered(() => startRegistration({ optionsJSON }));
  },
  sign: async (options: string): Promise<string | undefined> => {
    const { startAuthentication } = await import('@simplewebauthn/browser');
    const optionsJSON = JSON.parse(options) as PublicKeyCredentialRequestOptionsJSON;
    return answered(() => startAuthentication({ optionsJSON }));
  },
};

async function answered(ask: () => Promise<object>): Promise<string | undefined> {
  try {
    return JSON.stringify(await ask());
  } catch {
    // Browsers say alike whether somebody turned back or nothing was there, on purpose.
    return undefined;
  }
}
