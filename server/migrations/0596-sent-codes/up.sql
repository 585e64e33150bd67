-- Wishes for codes to numbers that nobody has proven send nothing: they use up no budget of what is sent, and
-- have a ceiling of their own (R63, R65). Rows of before count as sent, and live for two days.
alter table verification_codes add column is_sent boolean not null default true;
alter table verification_codes alter column is_sent drop default;
