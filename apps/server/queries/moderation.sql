-- Made by scripts/gen-queries.ts. Do not edit.

-- emptyContents (src/features/moderation/empty-reports.ts)
update reports
set content = ''
where
  reported_user_id = :userId::bigint
  and content <> '';

-- emptyDetails (src/features/moderation/empty-reports.ts)
update reports
set detail = ''
where user_id = :userId::bigint;

-- findNickname (src/features/moderation/review-new-name.ts)
select nickname
from users
where user_id = :userId::bigint;

-- insert (src/features/moderation/create-report.ts)
insert into
  reports (
    user_id,
    reported_type,
    reported_id,
    reported_user_id,
    reason,
    detail,
    content,
    evidence,
    created_at
  )
select
  :viewerId::bigint,
  :type::smallint,
  :id::bigint,
  u.user_id,
  :reason::text,
  :detail::text,
  case
    when u.deleted_at is null then :content::text
    else ''
  end,
  :evidence::jsonb,
  :now::timestamptz
from users u
where u.user_id = :authorId::bigint
for key share
on conflict (user_id, reported_type, reported_id) do nothing;

-- listMonths (src/features/moderation/help/serve-crisis-page.ts)
select
  to_char(month, 'YYYY-MM') as month,
  sum(referrals)::integer as referrals
from help_referrals
group by help_referrals.month
order by help_referrals.month desc
limit 12;

-- listReferrals (src/features/moderation/help/serve-crisis-page.ts)
select
  to_char(h.month, 'YYYY-MM') as month,
  h.source,
  h.region,
  h.language,
  h.referrals
from help_referrals h
order by
  h.month,
  h.source,
  h.region,
  h.language;

-- updateNickname (src/features/moderation/review-new-name.ts)
update users
set nickname = :nickname::text
where user_id = :userId::bigint;
