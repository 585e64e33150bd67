-- No captcha of a rain by the migration itself, nor a try.
select action from captchas where action = 'envelope'
union all
select member_id from envelope_turns limit 20;
