-- A statement wrote nothing for an amount that the books do not have, where what was told says that it is none: a word of
-- nothing held no payment back for a person, and nobody could end the payment by it (R117).
update reconciliation_cases set theirs_minor = null where theirs_minor = 0 and provider <> 'manual';
