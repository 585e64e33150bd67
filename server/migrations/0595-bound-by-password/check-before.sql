-- Every hold has a cause that is known.
select subject_id, because from money_holds
 where because not in ('phone_changed', 'email_changed', 'payment_password_reset', 'password_reset',
                       'factor_dropped') limit 20;
