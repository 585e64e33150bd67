-- A vendor may give a prize the id of a stake: unique is an id in its class of kinds. Each of the
-- two has its own differences (rule 22).
alter table vendor_findings add column is_prize boolean not null default false;
alter table vendor_findings drop constraint vendor_findings_once;
alter table vendor_findings add constraint vendor_findings_once
  unique (vendor_code, kind, tx_id, is_prize);
