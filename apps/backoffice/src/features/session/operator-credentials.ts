/** What an operator types to sign in; the last two only in the place of a temporary password. */
export interface OperatorCredentials {
  readonly username: string;
  readonly password: string;
  readonly captcha: string;
  readonly newPassword: string;
  readonly repeated: string;
  /** Of the second factor, once it is asked for. */
  readonly code: string;
}

/** The rest of what makes a good password is the server's to say. */
export const shortestPassword = 15;

export const noCredentials: OperatorCredentials = {
  username: '',
  password: '',
  captcha: '',
  newPassword: '',
  repeated: '',
  code: '',
};
