-- Each payout that stands was sent by a person.
select slice_id from withdrawal_payouts where sent_by is null limit 20;
