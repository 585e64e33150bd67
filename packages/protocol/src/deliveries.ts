export const deliveryChannels = ['sms', 'email'] as const;
export type DeliveryChannel = (typeof deliveryChannels)[number];

/** `kept` is for operators to read, where no provider is set; `waiting` is tried again. */
export const deliveryStates = ['kept', 'waiting', 'sent', 'failed'] as const;
export type DeliveryState = (typeof deliveryStates)[number];

/** What a message is sent for; operators read it. */
export const deliveryPurposes = [
  'login_code',
  'register_code',
  /** To the owner of a number under which somebody tried to register again. */
  'already_registered',
  'password_code',
  /** To a number or an address that a member wants to bind. */
  'bind_code',
  /** To the proven number or address of a member who came from a strange place (X8). */
  'place_code',
  /** To the proven number or address of a member, for one act: a change, a transfer. */
  'act_code',
  'temporary_password',
  /** A message of the inbox, as its member wants it or as nobody may miss it. */
  'inbox_copy',
  /** The answer to somebody without an account who wrote to the customer service. */
  'service_answer',
] as const;
export type DeliveryPurpose = (typeof deliveryPurposes)[number];
