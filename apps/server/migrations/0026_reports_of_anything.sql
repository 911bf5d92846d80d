-- Reports: also of a person (3), a conversation (4) and a message (5). reported_user_id is whose the thing is; content
-- holds words of theirs alone, evidence what was said in the conversation around it, as it was when it was reported.
alter table reports drop constraint reports_reported_type_check;
alter table reports add constraint reports_reported_type_check check (reported_type between 1 and 5);
alter table reports drop constraint reports_reason_check;
alter table reports add constraint reports_reason_check check (reason in (
  'minors', 'non_consent', 'harassment', 'hate', 'violence', 'illegal', 'private_facts', 'impersonation', 'copyright', 'spam',
  'other'));
alter table reports drop constraint reports_content_check;
alter table reports add constraint reports_content_check check (char_length(content) <= 5000);
alter table reports add column evidence jsonb not null default '[]';

alter table reports add column reported_user_id bigint references users;
update reports r set reported_user_id = c.user_id from posts p join characters c using (char_id)
  where r.reported_type = 1 and p.diary_id = r.reported_id;
update reports r set reported_user_id = k.user_id from comments k
  where r.reported_type = 2 and k.comment_id = r.reported_id;
alter table reports alter column reported_user_id set not null;
create index reports_by_person on reports (reported_user_id);
