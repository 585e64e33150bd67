-- A deposit may serve one promotion, which its member chooses with the amount
-- (agents-loyalty-money.md D8): kept with the order on the terms that were shown, and decided in
-- the transaction of the credit. Orders of before have none; the columns are dropped to undo it.
alter table deposits
  add column promotion_id text references promotions (id),
  add column promotion_version integer,
  -- What it was called when it was chosen, by language.
  add column promotion_titles jsonb,
  -- What it gave; or why it gave nothing.
  add column promotion_minor bigint check (promotion_minor > 0),
  add column promotion_fault text,
  add constraint deposits_promotion check (
    (promotion_id is null) = (promotion_version is null)
    and (promotion_id is null) = (promotion_titles is null)
    and (promotion_id is not null or (promotion_minor is null and promotion_fault is null))
    and (promotion_minor is null or promotion_fault is null)
  );
grant update (promotion_minor, promotion_fault) on deposits to portal_app;
