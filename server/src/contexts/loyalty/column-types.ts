import type { Category, MissionCycle, MissionKind, NotedMissionKind } from '@portal/commission';
import type {
  BoardId,
  BoardMetric,
  GoodsId,
  GoodsKind,
  GoodsPicture,
  GoodsState,
  MemberId,
  MissionId,
  MissionRewardKind,
  OperatorId,
  PointMoveId,
  PointMoveType,
  PointType,
  RaffleId,
  RedeemId,
  RedeemState,
} from '@portal/protocol';
import type { Address, FreeSpinsGift, LocalText } from './points/goods.ts';
import type { VipStepId } from './vip/store-vip.ts';

/** What the columns of this context hold, where the database says less. */
export interface ColumnTypes {
  readonly 'point_rules.type': PointType;
  readonly 'point_days.member_id': MemberId;
  readonly 'point_voids.member_id': MemberId;
  readonly 'point_purses.member_id': MemberId;
  readonly 'point_moves.id': PointMoveId;
  readonly 'point_moves.member_id': MemberId;
  readonly 'point_moves.type': PointMoveType;
  readonly 'point_goods.id': GoodsId;
  readonly 'point_goods.kind': GoodsKind;
  readonly 'point_goods.names': LocalText;
  readonly 'point_goods.texts': LocalText;
  readonly 'point_goods.picture': GoodsPicture;
  readonly 'point_goods.free_spins': FreeSpinsGift;
  readonly 'point_goods.state': GoodsState;
  readonly 'point_takings.member_id': MemberId;
  readonly 'point_takings.taken_by': OperatorId;
  readonly 'goods_promises.goods_id': GoodsId;
  readonly 'goods_promises.made_by': OperatorId;
  readonly 'missions.id': MissionId;
  readonly 'missions.names': LocalText;
  readonly 'missions.kind': MissionKind;
  readonly 'missions.category': Category;
  readonly 'missions.cycle': MissionCycle;
  readonly 'missions.reward_kind': MissionRewardKind;
  readonly 'missions.raffle_id': RaffleId;
  readonly 'missions.after_mission': MissionId;
  readonly 'mission_plays.member_id': MemberId;
  readonly 'mission_plays.category': Category;
  readonly 'mission_facts.member_id': MemberId;
  readonly 'mission_facts.kind': NotedMissionKind;
  readonly 'mission_facts.category': Category;
  readonly 'mission_entries.mission_id': MissionId;
  readonly 'mission_entries.member_id': MemberId;
  readonly 'boards.id': BoardId;
  readonly 'boards.names': LocalText;
  readonly 'boards.metric': BoardMetric;
  readonly 'boards.category': Category;
  readonly 'boards.prizes': readonly string[];
  readonly 'board_scores.board_id': BoardId;
  readonly 'board_scores.member_id': MemberId;
  readonly 'board_hidings.member_id': MemberId;
  readonly 'vip_levels.names': LocalText;
  readonly 'vip_hosts.member_id': MemberId;
  readonly 'vip_standings.member_id': MemberId;
  readonly 'vip_steps.id': VipStepId;
  readonly 'vip_steps.member_id': MemberId;
  readonly 'redeems.id': RedeemId;
  readonly 'redeems.member_id': MemberId;
  readonly 'redeems.goods_id': GoodsId;
  readonly 'redeems.kind': GoodsKind;
  readonly 'redeems.names': LocalText;
  readonly 'redeems.address': Address;
  readonly 'redeems.free_spins': FreeSpinsGift;
  readonly 'redeems.state': RedeemState;
  readonly 'redeems.decided_by': OperatorId;
}
