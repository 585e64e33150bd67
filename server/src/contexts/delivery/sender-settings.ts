/** How messages leave; read from the environment by `config.ts`, as they hold secrets. */
export interface SenderSettings {
  readonly sms: SmsSettings | undefined;
  readonly email: EmailSettings | undefined;
}

export interface SmsSettings {
  readonly url: string;
  /** Sent as `Authorization`. */
  readonly authorization: string | undefined;
  /** The body, with `{to}` and `{text}`. */
  readonly template: string;
  readonly timeoutMilliseconds: number;
}

export interface EmailSettings {
  readonly url: string;
  readonly from: string;
}
