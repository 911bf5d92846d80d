-- Returns the wire's `postGoal` of a post; null without a goal. `given` is what the gifts of the goal moved out of
-- deferred revenue, without what was reversed.
create or replace function post_goal(p_post bigint) returns json language plpgsql stable parallel safe as $$
declare
  goal post_goals;
begin
  select * into goal from post_goals o where o.post_id = p_post;
  if not found then return null; end if;
  return json_build_object('title', goal.title, 'diamonds', goal.diamonds, 'given', (
    select coalesce(-sum(g.amount), 0) from goal_gifts t
      cross join lateral (select t.entry_id union all
        select r.entry_id from journal_entries r where r.reverses = t.entry_id) e
      join postings g on g.entry_id = e.entry_id and g.account_id = house_account('deferred_revenue')
    where t.post_id = p_post));
end $$;
