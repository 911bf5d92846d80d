-- Cases about one person that are decided together, as one case of their own.
alter table staff_cases add column swept_into bigint references staff_cases;
create index staff_cases_swept on staff_cases (swept_into) where (swept_into is not null);
create index staff_cases_person on staff_cases (user_id, case_id);
