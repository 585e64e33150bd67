/** What operators do to somebody or something; each needs a reason. */
export const trailActs = [
  'member.lock',
  'member.unlock',
  'member.adjust',
  'approval.ask',
  'approval.approve',
  'approval.refuse',
  'approval.withdraw',
  'operator.create',
  'operator.lock',
  'operator.unlock',
  'operator.change_role',
  'operator.reset_password',
  'operator.reset_factor',
] as const;
export type TrailActName = (typeof trailActs)[number];

/** What happens to accounts, whoever caused it (R49). */
export const trailEvents = [
  'member.register',
  'member.login',
  'member.login_refused',
  'member.logout',
  'member.change_password',
  'member.change_payment_password',
  'member.bind_contact',
  'member.bind_factor',
  'member.drop_factor',
  'member.renew_recovery',
  'member.end_sessions',
  'member.change_limit',
  'member.ask_raise',
  'member.confirm_raise',
  'member.withdraw_raise',
  'member.take_break',
  'member.exclude_self',
  'member.ask_return',
  'operator.login',
  'operator.login_refused',
  'operator.logout',
  'operator.change_password',
  'operator.bind_factor',
  'operator.drop_factor',
  'operator.renew_recovery',
  'operator.end_sessions',
  'approval.expire',
  'approval.decide_refused',
  'site.logins_refused',
  'site.codes_stopped',
] as const;
export type TrailEventName = (typeof trailEvents)[number];

/** What the verification of the trail can find; the desk has a sentence for each. */
export const chainFaultKinds = [
  'entry_changed',
  'entry_removed',
  'entry_unsealed',
  'position_missing',
  'order_changed',
  'subject_order_changed',
  'tail_missing',
  'chain_rebuilt',
  'copy_forged',
] as const;
export type ChainFaultKind = (typeof chainFaultKinds)[number];
