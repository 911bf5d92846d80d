-- Made by scripts/gen-queries.ts. Do not edit.

-- files (../../scripts/gen-queries.ts)
select (:from::timestamptz at time zone :timezone::text + make_interval(months => :months::integer, days => :days::integer)) at time zone :timezone::text as at;
