-- Which model speaks for a creator, and what they let it cost in a month. No row: the operator's model, up to the operator's bound.
create table ai_settings (
  user_id bigint primary key references users,
  model text check (char_length(model) between 1 and 200),
  -- US cents a month; null: no bound of their own.
  budget_usd_cents integer check (budget_usd_cents >= 0),
  -- The month in which the bound was reached: until its end the offline companion speaks.
  spent_month date,
  updated_at timestamptz not null
);

-- What models were asked for a creator, by month (UTC).
create table ai_usage (
  user_id bigint not null references users,
  month date not null check (extract(day from month) = 1),
  model text not null,
  answers bigint not null,
  input_tokens bigint not null,
  output_tokens bigint not null,
  -- Millionths of a US dollar.
  cost_micros bigint not null,
  primary key (user_id, month, model),
  check (answers >= 0 and input_tokens >= 0 and output_tokens >= 0 and cost_micros >= 0)
);
