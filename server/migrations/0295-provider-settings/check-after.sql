-- No channel lost its limits, and none has hours that nobody set.
select code from deposit_channels where most_minor < least_minor or opens_at is not null limit 20;
