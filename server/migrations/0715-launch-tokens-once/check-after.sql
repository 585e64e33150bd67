-- Nobody came with the next token before anybody noted it.
select launch_hash from vendor_sessions where is_token_used limit 20;
