-- Codes that the owner of a number asks for are counted apart from those of strangers, who could use
-- them up otherwise (R63), and what goes to a country is counted (R65). Rows live for two days.
alter table verification_codes
  add column lane text not null default 'visitor' check (lane in ('visitor', 'member', 'owner')),
  add column country text;
alter table verification_codes alter column lane drop default;
create index verification_codes_country on verification_codes (country, sent_at);
