-- Since when an answer's present writer has held it: one that holds it for too long is found by this.
alter table companion_replies add column claimed_at timestamptz;
