-- A token that was changed is another one than that of the launch.
select launch_hash from vendor_sessions where entered_at is not null and token_hash = launch_hash limit 20;
