-- Whether an account has a password that its owner knows: who registers by mobile number alone has
-- none, and proves a sensitive act by a code instead (R67).
alter table credentials add column has_password boolean not null default true;
