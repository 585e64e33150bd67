-- The weight of a game (sports-and-games.md D16): what of the valid amount counts neither for ranks,
-- points, missions nor promotions. Facts of before count in full, as they did. Undone by dropping
-- the columns.
alter table turnover_bet_deltas add column no_loyalty_minor bigint not null default 0;
alter table turnover_days add column no_loyalty_minor bigint not null default 0;
alter table turnover_hours add column no_loyalty_minor bigint not null default 0;
alter table turnover_segments add column no_loyalty_minor bigint not null default 0;
