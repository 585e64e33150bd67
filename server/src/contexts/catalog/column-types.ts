import type { BrandAudience, GameClassify, GameGroup, GameType } from '@portal/protocol';

/** What the columns of this context hold, where the database says less. */
export interface ColumnTypes {
  readonly 'catalogue_audiences.audience': BrandAudience;
  readonly 'game_titles.titles': Readonly<Record<string, string>>;
  readonly 'games.display_names': Readonly<Record<string, string>>;
  readonly 'games.game_classify': GameClassify;
  readonly 'games.game_type': GameType;
  readonly 'games.group_code': GameGroup;
}
