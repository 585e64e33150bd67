import type { Endpoints, ReplyOf } from '@portal/protocol';
import { loadScript } from '../device/load-script.ts';
import type { GeetestValues } from './captcha-fields.ts';

export type GeetestSettings = NonNullable<ReplyOf<Endpoints['readStatus']>['info']['geetest']>;

/** One check, as the script of GeeTest (v4) gives it. */
interface Check {
  readonly appendTo: (place: HTMLElement) => void;
  readonly onReady: (heard: () => void) => void;
  readonly onSuccess: (heard: () => void) => void;
  readonly onError: (heard: () => void) => void;
  readonly getValidate: () => GeetestValues | false;
  readonly destroy: () => void;
}

interface GeetestWindow {
  readonly initGeetest4?: (
    options: Readonly<Record<string, unknown>>,
    heard: (check: Check) => void,
  ) => void;
}

/** What GeeTest calls the languages of this release. */
const languages: Readonly<Record<string, string>> = {
  en: 'eng',
  'zh-Hans': 'zho',
  vi: 'vie',
  th: 'tha',
  ja: 'jpn',
  id: 'ind',
  ar: 'ara',
};

/** Draws a check into a place, until the signal says that nobody waits for it any more. */
export async function showGeetest(
  asking: GeetestSettings & {
    readonly locale: string;
    readonly place: HTMLElement | null;
    readonly signal: AbortSignal;
  },
  heard: {
    readonly onReady: () => void;
    readonly onPass: (values: GeetestValues) => void;
    readonly onFail: () => void;
  },
): Promise<void> {
  const { captchaId, scriptUrl, locale, place, signal } = asking;
  const isLoaded = await loadScript(scriptUrl);
  if (signal.aborted || place === null) {
    return;
  }
  const { initGeetest4: begin } = globalThis as GeetestWindow;
  if (!isLoaded || begin === undefined) {
    heard.onFail();
    return;
  }
  const options = {
    captchaId,
    product: 'float',
    language: languages[locale] ?? 'eng',
    protocol: 'https://',
  };
  begin(options, (check) => {
    if (signal.aborted) {
      check.destroy();
      return;
    }
    signal.addEventListener('abort', () => check.destroy());
    check.onReady(heard.onReady);
    check.onError(heard.onFail);
    check.onSuccess(() => {
      const values = check.getValidate();
      if (values !== false) {
        heard.onPass(values);
      }
    });
    check.appendTo(place);
  });
}
