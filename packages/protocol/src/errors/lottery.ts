import type { ErrorEntries } from './entry.ts';

/** Refusals of the lottery. */
export const lotteryErrors = {
  lottery_game_not_found: { status: 404, log: 'info', reported: false, data: [] },
  lottery_issue_not_found: { status: 404, log: 'info', reported: false, data: [] },
  lottery_game_paused: { status: 422, log: 'info', reported: false, data: [] },
  /** `rule` is a code of lottery.md 0.4; lines count from 1. */
  lottery_line_refused: { status: 422, log: 'info', reported: false, data: ['line', 'rule'] },
  /** The groups at which the member may bet a line; lines count from 1. */
  lottery_group_refused: {
    status: 422,
    log: 'info',
    reported: false,
    data: ['line', 'lowest', 'highest'],
  },
  /** `part` is what differs from what the member saw (R41): `odds` or `rebate`. */
  lottery_price_changed: {
    status: 409,
    log: 'info',
    reported: false,
    data: ['line', 'part', 'was', 'now'],
  },
  lottery_issue_closed: { status: 409, log: 'info', reported: false, data: ['issueNo'] },
  lottery_stake_limit: { status: 422, log: 'info', reported: false, data: ['issueNo'] },
  lottery_exposure_reached: { status: 422, log: 'info', reported: false, data: ['number'] },
  lottery_issue_sold_out: { status: 422, log: 'info', reported: false, data: ['issueNo'] },
  lottery_order_not_found: { status: 404, log: 'info', reported: false, data: [] },
  /** It was taken back already, or some of the issues that are named. */
  lottery_order_cancelled: { status: 409, log: 'info', reported: false, data: [] },
  lottery_cancels_used: { status: 422, log: 'info', reported: false, data: ['most'] },
  lottery_game_exists: { status: 409, log: 'info', reported: false, data: [] },
  lottery_game_changed: { status: 409, log: 'info', reported: false, data: [] },
  lottery_second_person: { status: 409, log: 'info', reported: false, data: [] },
  lottery_settings_invalid: { status: 422, log: 'info', reported: false, data: [] },
  /** `field` is the one of the launch that does not fit the others. */
  lottery_launch_refused: { status: 422, log: 'info', reported: false, data: ['field'] },
  lottery_shots_closed: { status: 409, log: 'info', reported: false, data: ['issueNo'] },
  lottery_shot_too_soon: { status: 422, log: 'info', reported: false, data: ['seconds'] },
  lottery_import_refused: { status: 422, log: 'info', reported: false, data: [] },
  /** `day` is the one that does not fit, or `none` where nothing changes. */
  lottery_move_refused: { status: 422, log: 'info', reported: false, data: ['day'] },
  lottery_result_refused: { status: 422, log: 'info', reported: false, data: ['issueNo'] },
} as const satisfies ErrorEntries;
