-- A digest of what CCBill names a card by: one trial per card and creator.
alter table ccbill_entries add column card_digest text;
