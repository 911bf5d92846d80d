import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({
  userId: 'bigint',
  now: 'timestamptz',
  model: 'text',
  inputTokens: 'bigint',
  outputTokens: 'bigint',
  costMicros: 'bigint',
  maxUsdCents: 'integer?',
  chosenModel: 'text?',
  budgetUsdCents: 'integer?',
});

const month = sql`date_trunc('month', ${$.now} at time zone 'UTC')::date`;

/** The creator's settings, and whether this month's budget is spent. */
export const findAiSettings = statement(
  { model: 'text?', budget_usd_cents: 'integer?', is_spent: 'boolean' },
  sql`select s.model, s.budget_usd_cents, coalesce(s.spent_month = ${month}, false) as is_spent
    from ai_settings s where s.user_id = ${$.userId}`,
);

/** Adds the usage of a request to the month, and marks the month as spent when the limit is reached. */
export const addUsage = statement(
  {},
  sql`with added as (
      insert into ai_usage as u (user_id, month, model, answers, input_tokens, output_tokens, cost_micros)
        select w.user_id, ${month}, ${$.model}, 1, ${$.inputTokens}, ${$.outputTokens},
          ${$.costMicros}
        from users w where w.user_id = ${$.userId} and w.deleted_at is null
        on conflict (user_id, month, model) do update set answers = u.answers + 1,
          input_tokens = u.input_tokens + excluded.input_tokens, output_tokens = u.output_tokens + excluded.output_tokens,
          cost_micros = u.cost_micros + excluded.cost_micros
        returning u.model, u.cost_micros)
    insert into ai_settings as s (user_id, spent_month, updated_at)
      select ${$.userId}, ${month}, ${$.now} from added
      where added.cost_micros + coalesce((select sum(u.cost_micros) from ai_usage u
          where u.user_id = ${$.userId} and u.month = ${month} and u.model <> added.model), 0)
        >= 10000::bigint * least((select s.budget_usd_cents from ai_settings s where s.user_id = ${$.userId}),
          ${$.maxUsdCents})
      on conflict (user_id) do update set spent_month = excluded.spent_month`,
);

/** Stores the creator's settings; the new limit decides whether the month is spent. */
export const storeAiSettings = statement(
  {},
  sql`insert into ai_settings as s (user_id, model, budget_usd_cents, spent_month, updated_at)
    select ${$.userId}, ${$.chosenModel}, ${$.budgetUsdCents},
      case when (select coalesce(sum(u.cost_micros), 0) from ai_usage u where u.user_id = ${$.userId} and u.month = ${month})
        >= 10000::bigint * least(${$.budgetUsdCents}, ${$.maxUsdCents}) then ${month} end,
      ${$.now}
    on conflict (user_id) do update set model = excluded.model, budget_usd_cents = excluded.budget_usd_cents,
      spent_month = excluded.spent_month, updated_at = excluded.updated_at`,
);

/** The last twelve months, newest first. */
export const listUsage = statement(
  {
    month: 'text',
    model: 'text',
    answers: 'bigint',
    input_tokens: 'bigint',
    output_tokens: 'bigint',
    cost_micros: 'bigint',
  },
  sql`select to_char(u.month, 'YYYY-MM') as month, u.model, u.answers, u.input_tokens, u.output_tokens, u.cost_micros
    from ai_usage u where u.user_id = ${$.userId} and u.month > ${month} - interval '12 months'
    order by u.month desc, u.cost_micros desc, u.model`,
);
