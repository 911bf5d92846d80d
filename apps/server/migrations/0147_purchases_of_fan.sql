-- What a person has bought and keeps, the latest first.
create index purchases_of_fan on purchases (user_id, created_at desc, diary_id desc) where refunded_by is null;
