-- Made by scripts/gen-queries.ts. Do not edit.

-- addUsage (src/features/ai-models/ai-usage.sql.ts)
with
  added as (
    insert into
      ai_usage as u (user_id, month, model, answers, input_tokens, output_tokens, cost_micros)
    select
      w.user_id,
      date_trunc('month', :now::timestamptz at time zone 'UTC')::date,
      :model::text,
      1,
      :inputTokens::bigint,
      :outputTokens::bigint,
      :costMicros::bigint
    from users w
    where
      w.user_id = :userId::bigint
      and w.deleted_at is null
    on conflict (user_id, month, model) do update
    set
      answers = u.answers + 1,
      input_tokens = u.input_tokens + excluded.input_tokens,
      output_tokens = u.output_tokens + excluded.output_tokens,
      cost_micros = u.cost_micros + excluded.cost_micros
    returning
      u.model,
      u.cost_micros
  )
insert into
  ai_settings as s (user_id, spent_month, updated_at)
select
  :userId::bigint,
  date_trunc('month', :now::timestamptz at time zone 'UTC')::date,
  :now::timestamptz
from added
where
  added.cost_micros + coalesce(
    (
      select sum(u.cost_micros)
      from ai_usage u
      where
        u.user_id = :userId::bigint
        and u.month = date_trunc('month', :now::timestamptz at time zone 'UTC')::date
        and u.model <> added.model
    ),
    0
  ) >= 10000::bigint * least(
    (
      select s.budget_usd_cents
      from ai_settings s
      where s.user_id = :userId::bigint
    ),
    :maxUsdCents::integer
  )
on conflict (user_id) do update
set spent_month = excluded.spent_month;

-- deleteConnection (src/features/ai-models/connection/connection.sql.ts)
delete from ai_connection;

-- deleteSettings (src/features/ai-models/delete-ai-usage.ts)
delete from ai_settings
where user_id = :userId::bigint;

-- deleteUsage (src/features/ai-models/delete-ai-usage.ts)
delete from ai_usage
where user_id = :userId::bigint;

-- findAiSettings (src/features/ai-models/ai-usage.sql.ts)
select
  s.model,
  s.budget_usd_cents,
  coalesce(s.spent_month = date_trunc('month', :now::timestamptz at time zone 'UTC')::date, false) as is_spent
from ai_settings s
where s.user_id = :userId::bigint;

-- findConnection (src/features/ai-models/connection/connection.sql.ts)
select
  base_url,
  api_key,
  model,
  settings,
  connected_at
from ai_connection;

-- listUsage (src/features/ai-models/ai-usage.sql.ts)
select
  to_char(u.month, 'YYYY-MM') as month,
  u.model,
  u.answers,
  u.input_tokens,
  u.output_tokens,
  u.cost_micros
from ai_usage u
where
  u.user_id = :userId::bigint
  and u.month > date_trunc('month', :now::timestamptz at time zone 'UTC')::date - interval '12 months'
order by
  u.month desc,
  u.cost_micros desc,
  u.model;

-- storeAiSettings (src/features/ai-models/ai-usage.sql.ts)
insert into
  ai_settings as s (user_id, model, budget_usd_cents, spent_month, updated_at)
select
  :userId::bigint,
  :chosenModel::text,
  :budgetUsdCents::integer,
  case
    when (
      select coalesce(sum(u.cost_micros), 0)
      from ai_usage u
      where
        u.user_id = :userId::bigint
        and u.month = date_trunc('month', :now::timestamptz at time zone 'UTC')::date
    ) >= 10000::bigint * least(:budgetUsdCents::integer, :maxUsdCents::integer) then date_trunc('month', :now::timestamptz at time zone 'UTC')::date
  end,
  :now::timestamptz
on conflict (user_id) do update
set
  model = excluded.model,
  budget_usd_cents = excluded.budget_usd_cents,
  spent_month = excluded.spent_month,
  updated_at = excluded.updated_at;

-- storeConnection (src/features/ai-models/connection/connection.sql.ts)
insert into
  ai_connection (base_url, api_key, model, settings, connected_at)
values (:baseUrl::text, :apiKey::bytea, :model::text, :settings::jsonb, :now::timestamptz)
on conflict (only_row) do update
set
  base_url = excluded.base_url,
  api_key = excluded.api_key,
  model = excluded.model,
  settings = excluded.settings,
  connected_at = excluded.connected_at;
