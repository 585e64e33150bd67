-- A channel that the desk set has limits in their order.
select code from deposit_channels where most_minor < least_minor limit 20;
