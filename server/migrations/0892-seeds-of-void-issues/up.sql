-- The seed of an issue that was given up is told like any other once its stakes are back (R135). Those of before kept
-- theirs: the loop that gives tickets back looks at them once more, finds none, and publishes the seed.
update lottery_issues set is_settling = true where state = 'void' and seed_secret is not null;
