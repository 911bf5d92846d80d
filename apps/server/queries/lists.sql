-- Made by scripts/gen-queries.ts. Do not edit.

-- clear (src/features/lists/save-list.ts)
delete from fan_list_people
where list_id = :listId::bigint;

-- count (src/features/lists/save-list.ts)
select count(*)::int as count
from fan_lists
where char_id = :charId::bigint;

-- countFitting (src/features/lists/lists.sql.ts)
select count(*)::int as count
from memberships m
where
  m.user_id not in (
    select b.other_user_id
    from
      (
        select
          user_id,
          other_user_id,
          created_at
        from blocked_pairs
      ) b
    where b.user_id = :viewerId::bigint
  )
  and not (
    m.kind = 'pro'
    and m.state = 'expired'
    and exists (
      select
      from users gone
      where
        gone.user_id = m.user_id
        and gone.deleted_at is not null
    )
  )
  and m.char_id = :charId::bigint
  and (
    (:ways::integer[]) [1] >= 0
    and (
      (:ways::integer[]) [1] & 1 = 0
      or (
        (:joined::text[]) [1] = ''
        or case (:joined::text[]) [1]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [1] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [1]
      )
      and (
        (:renews::integer[]) [1] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [1] = 1)
      )
      and (
        (:labels::bigint[]) [1] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [1]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [1] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [1]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [1]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [1] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [1] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [1]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [1]
        )
      )
      and (
        (:zones::text[]) [1] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [1], ' '))
      )
    )
    and (
      (:ways::integer[]) [1] & 2 = 0
      or (
        (:joined::text[]) [2] = ''
        or case (:joined::text[]) [2]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [2] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [2]
      )
      and (
        (:renews::integer[]) [2] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [2] = 1)
      )
      and (
        (:labels::bigint[]) [2] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [2]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [2] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [2]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [2]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [2] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [2] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [2]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [2]
        )
      )
      and (
        (:zones::text[]) [2] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [2], ' '))
      )
    )
    and (
      (:ways::integer[]) [1] & 4 = 0
      or (
        (:joined::text[]) [3] = ''
        or case (:joined::text[]) [3]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [3] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [3]
      )
      and (
        (:renews::integer[]) [3] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [3] = 1)
      )
      and (
        (:labels::bigint[]) [3] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [3]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [3] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [3]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [3]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [3] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [3] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [3]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [3]
        )
      )
      and (
        (:zones::text[]) [3] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [3], ' '))
      )
    )
    and (
      (:ways::integer[]) [1] & 8 = 0
      or (
        (:joined::text[]) [4] = ''
        or case (:joined::text[]) [4]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [4] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [4]
      )
      and (
        (:renews::integer[]) [4] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [4] = 1)
      )
      and (
        (:labels::bigint[]) [4] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [4]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [4] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [4]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [4]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [4] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [4] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [4]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [4]
        )
      )
      and (
        (:zones::text[]) [4] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [4], ' '))
      )
    )
    and (
      (:ways::integer[]) [1] & 16 = 0
      or (
        (:joined::text[]) [5] = ''
        or case (:joined::text[]) [5]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [5] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [5]
      )
      and (
        (:renews::integer[]) [5] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [5] = 1)
      )
      and (
        (:labels::bigint[]) [5] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [5]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [5] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [5]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [5]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [5] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [5] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [5]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [5]
        )
      )
      and (
        (:zones::text[]) [5] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [5], ' '))
      )
    )
    and (
      (:ways::integer[]) [1] & 32 = 0
      or (
        (:joined::text[]) [6] = ''
        or case (:joined::text[]) [6]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [6] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [6]
      )
      and (
        (:renews::integer[]) [6] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [6] = 1)
      )
      and (
        (:labels::bigint[]) [6] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [6]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [6] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [6]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [6]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [6] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [6] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [6]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [6]
        )
      )
      and (
        (:zones::text[]) [6] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [6], ' '))
      )
    )
    or (:ways::integer[]) [2] >= 0
    and (
      (:ways::integer[]) [2] & 1 = 0
      or (
        (:joined::text[]) [1] = ''
        or case (:joined::text[]) [1]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [1] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [1]
      )
      and (
        (:renews::integer[]) [1] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [1] = 1)
      )
      and (
        (:labels::bigint[]) [1] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [1]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [1] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [1]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [1]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [1] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [1] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [1]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [1]
        )
      )
      and (
        (:zones::text[]) [1] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [1], ' '))
      )
    )
    and (
      (:ways::integer[]) [2] & 2 = 0
      or (
        (:joined::text[]) [2] = ''
        or case (:joined::text[]) [2]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [2] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [2]
      )
      and (
        (:renews::integer[]) [2] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [2] = 1)
      )
      and (
        (:labels::bigint[]) [2] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [2]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [2] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [2]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [2]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [2] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [2] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [2]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [2]
        )
      )
      and (
        (:zones::text[]) [2] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [2], ' '))
      )
    )
    and (
      (:ways::integer[]) [2] & 4 = 0
      or (
        (:joined::text[]) [3] = ''
        or case (:joined::text[]) [3]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [3] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [3]
      )
      and (
        (:renews::integer[]) [3] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [3] = 1)
      )
      and (
        (:labels::bigint[]) [3] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [3]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [3] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [3]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [3]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [3] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [3] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [3]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [3]
        )
      )
      and (
        (:zones::text[]) [3] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [3], ' '))
      )
    )
    and (
      (:ways::integer[]) [2] & 8 = 0
      or (
        (:joined::text[]) [4] = ''
        or case (:joined::text[]) [4]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [4] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [4]
      )
      and (
        (:renews::integer[]) [4] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [4] = 1)
      )
      and (
        (:labels::bigint[]) [4] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [4]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [4] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [4]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [4]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [4] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [4] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [4]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [4]
        )
      )
      and (
        (:zones::text[]) [4] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [4], ' '))
      )
    )
    and (
      (:ways::integer[]) [2] & 16 = 0
      or (
        (:joined::text[]) [5] = ''
        or case (:joined::text[]) [5]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [5] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [5]
      )
      and (
        (:renews::integer[]) [5] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [5] = 1)
      )
      and (
        (:labels::bigint[]) [5] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [5]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [5] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [5]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [5]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [5] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [5] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [5]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [5]
        )
      )
      and (
        (:zones::text[]) [5] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [5], ' '))
      )
    )
    and (
      (:ways::integer[]) [2] & 32 = 0
      or (
        (:joined::text[]) [6] = ''
        or case (:joined::text[]) [6]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [6] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [6]
      )
      and (
        (:renews::integer[]) [6] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [6] = 1)
      )
      and (
        (:labels::bigint[]) [6] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [6]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [6] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [6]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [6]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [6] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [6] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [6]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [6]
        )
      )
      and (
        (:zones::text[]) [6] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [6], ' '))
      )
    )
    or (:ways::integer[]) [3] >= 0
    and (
      (:ways::integer[]) [3] & 1 = 0
      or (
        (:joined::text[]) [1] = ''
        or case (:joined::text[]) [1]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [1] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [1]
      )
      and (
        (:renews::integer[]) [1] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [1] = 1)
      )
      and (
        (:labels::bigint[]) [1] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [1]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [1] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [1]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [1]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [1] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [1] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [1]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [1]
        )
      )
      and (
        (:zones::text[]) [1] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [1], ' '))
      )
    )
    and (
      (:ways::integer[]) [3] & 2 = 0
      or (
        (:joined::text[]) [2] = ''
        or case (:joined::text[]) [2]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [2] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [2]
      )
      and (
        (:renews::integer[]) [2] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [2] = 1)
      )
      and (
        (:labels::bigint[]) [2] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [2]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [2] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [2]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [2]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [2] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [2] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [2]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [2]
        )
      )
      and (
        (:zones::text[]) [2] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [2], ' '))
      )
    )
    and (
      (:ways::integer[]) [3] & 4 = 0
      or (
        (:joined::text[]) [3] = ''
        or case (:joined::text[]) [3]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [3] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [3]
      )
      and (
        (:renews::integer[]) [3] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [3] = 1)
      )
      and (
        (:labels::bigint[]) [3] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [3]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [3] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [3]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [3]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [3] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [3] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [3]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [3]
        )
      )
      and (
        (:zones::text[]) [3] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [3], ' '))
      )
    )
    and (
      (:ways::integer[]) [3] & 8 = 0
      or (
        (:joined::text[]) [4] = ''
        or case (:joined::text[]) [4]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [4] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [4]
      )
      and (
        (:renews::integer[]) [4] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [4] = 1)
      )
      and (
        (:labels::bigint[]) [4] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [4]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [4] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [4]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [4]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [4] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [4] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [4]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [4]
        )
      )
      and (
        (:zones::text[]) [4] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [4], ' '))
      )
    )
    and (
      (:ways::integer[]) [3] & 16 = 0
      or (
        (:joined::text[]) [5] = ''
        or case (:joined::text[]) [5]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [5] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [5]
      )
      and (
        (:renews::integer[]) [5] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [5] = 1)
      )
      and (
        (:labels::bigint[]) [5] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [5]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [5] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [5]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [5]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [5] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [5] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [5]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [5]
        )
      )
      and (
        (:zones::text[]) [5] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [5], ' '))
      )
    )
    and (
      (:ways::integer[]) [3] & 32 = 0
      or (
        (:joined::text[]) [6] = ''
        or case (:joined::text[]) [6]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [6] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [6]
      )
      and (
        (:renews::integer[]) [6] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [6] = 1)
      )
      and (
        (:labels::bigint[]) [6] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [6]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [6] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [6]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [6]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [6] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [6] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [6]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [6]
        )
      )
      and (
        (:zones::text[]) [6] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [6], ' '))
      )
    )
    or (:ways::integer[]) [4] >= 0
    and (
      (:ways::integer[]) [4] & 1 = 0
      or (
        (:joined::text[]) [1] = ''
        or case (:joined::text[]) [1]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [1] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [1]
      )
      and (
        (:renews::integer[]) [1] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [1] = 1)
      )
      and (
        (:labels::bigint[]) [1] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [1]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [1] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [1]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [1]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [1] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [1] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [1]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [1]
        )
      )
      and (
        (:zones::text[]) [1] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [1], ' '))
      )
    )
    and (
      (:ways::integer[]) [4] & 2 = 0
      or (
        (:joined::text[]) [2] = ''
        or case (:joined::text[]) [2]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [2] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [2]
      )
      and (
        (:renews::integer[]) [2] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [2] = 1)
      )
      and (
        (:labels::bigint[]) [2] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [2]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [2] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [2]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [2]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [2] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [2] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [2]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [2]
        )
      )
      and (
        (:zones::text[]) [2] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [2], ' '))
      )
    )
    and (
      (:ways::integer[]) [4] & 4 = 0
      or (
        (:joined::text[]) [3] = ''
        or case (:joined::text[]) [3]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [3] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [3]
      )
      and (
        (:renews::integer[]) [3] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [3] = 1)
      )
      and (
        (:labels::bigint[]) [3] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [3]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [3] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [3]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [3]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [3] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [3] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [3]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [3]
        )
      )
      and (
        (:zones::text[]) [3] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [3], ' '))
      )
    )
    and (
      (:ways::integer[]) [4] & 8 = 0
      or (
        (:joined::text[]) [4] = ''
        or case (:joined::text[]) [4]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [4] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [4]
      )
      and (
        (:renews::integer[]) [4] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [4] = 1)
      )
      and (
        (:labels::bigint[]) [4] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [4]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [4] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [4]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [4]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [4] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [4] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [4]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [4]
        )
      )
      and (
        (:zones::text[]) [4] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [4], ' '))
      )
    )
    and (
      (:ways::integer[]) [4] & 16 = 0
      or (
        (:joined::text[]) [5] = ''
        or case (:joined::text[]) [5]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [5] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [5]
      )
      and (
        (:renews::integer[]) [5] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [5] = 1)
      )
      and (
        (:labels::bigint[]) [5] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [5]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [5] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [5]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [5]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [5] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [5] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [5]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [5]
        )
      )
      and (
        (:zones::text[]) [5] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [5], ' '))
      )
    )
    and (
      (:ways::integer[]) [4] & 32 = 0
      or (
        (:joined::text[]) [6] = ''
        or case (:joined::text[]) [6]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [6] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [6]
      )
      and (
        (:renews::integer[]) [6] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [6] = 1)
      )
      and (
        (:labels::bigint[]) [6] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [6]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [6] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [6]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [6]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [6] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [6] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [6]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [6]
        )
      )
      and (
        (:zones::text[]) [6] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [6], ' '))
      )
    )
    or (:ways::integer[]) [5] >= 0
    and (
      (:ways::integer[]) [5] & 1 = 0
      or (
        (:joined::text[]) [1] = ''
        or case (:joined::text[]) [1]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [1] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [1]
      )
      and (
        (:renews::integer[]) [1] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [1] = 1)
      )
      and (
        (:labels::bigint[]) [1] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [1]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [1] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [1]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [1]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [1] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [1] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [1]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [1]
        )
      )
      and (
        (:zones::text[]) [1] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [1], ' '))
      )
    )
    and (
      (:ways::integer[]) [5] & 2 = 0
      or (
        (:joined::text[]) [2] = ''
        or case (:joined::text[]) [2]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [2] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [2]
      )
      and (
        (:renews::integer[]) [2] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [2] = 1)
      )
      and (
        (:labels::bigint[]) [2] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [2]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [2] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [2]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [2]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [2] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [2] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [2]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [2]
        )
      )
      and (
        (:zones::text[]) [2] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [2], ' '))
      )
    )
    and (
      (:ways::integer[]) [5] & 4 = 0
      or (
        (:joined::text[]) [3] = ''
        or case (:joined::text[]) [3]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [3] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [3]
      )
      and (
        (:renews::integer[]) [3] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [3] = 1)
      )
      and (
        (:labels::bigint[]) [3] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [3]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [3] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [3]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [3]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [3] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [3] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [3]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [3]
        )
      )
      and (
        (:zones::text[]) [3] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [3], ' '))
      )
    )
    and (
      (:ways::integer[]) [5] & 8 = 0
      or (
        (:joined::text[]) [4] = ''
        or case (:joined::text[]) [4]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [4] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [4]
      )
      and (
        (:renews::integer[]) [4] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [4] = 1)
      )
      and (
        (:labels::bigint[]) [4] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [4]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [4] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [4]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [4]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [4] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [4] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [4]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [4]
        )
      )
      and (
        (:zones::text[]) [4] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [4], ' '))
      )
    )
    and (
      (:ways::integer[]) [5] & 16 = 0
      or (
        (:joined::text[]) [5] = ''
        or case (:joined::text[]) [5]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [5] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [5]
      )
      and (
        (:renews::integer[]) [5] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [5] = 1)
      )
      and (
        (:labels::bigint[]) [5] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [5]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [5] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [5]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [5]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [5] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [5] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [5]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [5]
        )
      )
      and (
        (:zones::text[]) [5] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [5], ' '))
      )
    )
    and (
      (:ways::integer[]) [5] & 32 = 0
      or (
        (:joined::text[]) [6] = ''
        or case (:joined::text[]) [6]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [6] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [6]
      )
      and (
        (:renews::integer[]) [6] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [6] = 1)
      )
      and (
        (:labels::bigint[]) [6] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [6]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [6] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [6]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [6]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [6] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [6] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [6]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [6]
        )
      )
      and (
        (:zones::text[]) [6] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [6], ' '))
      )
    )
    or (:ways::integer[]) [6] >= 0
    and (
      (:ways::integer[]) [6] & 1 = 0
      or (
        (:joined::text[]) [1] = ''
        or case (:joined::text[]) [1]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [1] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [1]
      )
      and (
        (:renews::integer[]) [1] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [1] = 1)
      )
      and (
        (:labels::bigint[]) [1] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [1]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [1] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [1]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [1]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [1] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [1] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [1]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [1]
        )
      )
      and (
        (:zones::text[]) [1] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [1], ' '))
      )
    )
    and (
      (:ways::integer[]) [6] & 2 = 0
      or (
        (:joined::text[]) [2] = ''
        or case (:joined::text[]) [2]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [2] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [2]
      )
      and (
        (:renews::integer[]) [2] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [2] = 1)
      )
      and (
        (:labels::bigint[]) [2] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [2]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [2] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [2]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [2]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [2] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [2] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [2]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [2]
        )
      )
      and (
        (:zones::text[]) [2] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [2], ' '))
      )
    )
    and (
      (:ways::integer[]) [6] & 4 = 0
      or (
        (:joined::text[]) [3] = ''
        or case (:joined::text[]) [3]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [3] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [3]
      )
      and (
        (:renews::integer[]) [3] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [3] = 1)
      )
      and (
        (:labels::bigint[]) [3] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [3]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [3] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [3]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [3]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [3] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [3] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [3]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [3]
        )
      )
      and (
        (:zones::text[]) [3] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [3], ' '))
      )
    )
    and (
      (:ways::integer[]) [6] & 8 = 0
      or (
        (:joined::text[]) [4] = ''
        or case (:joined::text[]) [4]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [4] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [4]
      )
      and (
        (:renews::integer[]) [4] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [4] = 1)
      )
      and (
        (:labels::bigint[]) [4] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [4]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [4] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [4]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [4]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [4] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [4] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [4]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [4]
        )
      )
      and (
        (:zones::text[]) [4] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [4], ' '))
      )
    )
    and (
      (:ways::integer[]) [6] & 16 = 0
      or (
        (:joined::text[]) [5] = ''
        or case (:joined::text[]) [5]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [5] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [5]
      )
      and (
        (:renews::integer[]) [5] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [5] = 1)
      )
      and (
        (:labels::bigint[]) [5] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [5]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [5] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [5]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [5]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [5] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [5] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [5]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [5]
        )
      )
      and (
        (:zones::text[]) [5] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [5], ' '))
      )
    )
    and (
      (:ways::integer[]) [6] & 32 = 0
      or (
        (:joined::text[]) [6] = ''
        or case (:joined::text[]) [6]
          when 'free' then m.kind = 'free'
          and m.state <> 'expired'
          when 'pro' then m.kind = 'pro'
          and m.state <> 'expired'
          when 'any' then m.state <> 'expired'
          else m.state = 'expired'
        end
      )
      and (
        (:tiers::integer[]) [6] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.tier_level >= (:tiers::integer[]) [6]
      )
      and (
        (:renews::integer[]) [6] = 0
        or m.kind = 'pro'
        and m.state <> 'expired'
        and m.renews = ((:renews::integer[]) [6] = 1)
      )
      and (
        (:labels::bigint[]) [6] = 0
        or m.user_id in (
          select c.user_id
          from
            labels b
            join conversation_labels l using (label_id)
            join conversations c using (conversation_id)
          where
            b.user_id = :viewerId::bigint
            and b.label_id = (:labels::bigint[]) [6]
            and c.char_id = :charId::bigint
        )
      )
      and (
        (:quietDays::integer[]) [6] = 0
        or m.user_id not in (
          select c.user_id
          from conversations c
          where
            c.creator_user_id = :viewerId::bigint
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [6]))
            and (
              c.last_identity = 'fan'
              or exists (
                select
                from messages t
                where
                  t.conversation_id = c.conversation_id
                  and t.identity = 'fan'
                  and t.created_at >= (:now::timestamptz - make_interval(days => (:quietDays::integer[]) [6]))
              )
            )
        )
      )
      and (
        (:spent::integer[]) [6] = 0
        or m.user_id in (
          select e.user_id
          from
            ledger_accounts a
            join pending_earnings p using (account_id)
            join journal_entries e using (entry_id)
          where
            a.user_id = :viewerId::bigint
            and a.kind = 'creator_pending'
            and e.kind <> 'release'
            and (
              (:spentDays::integer[]) [6] = 0
              or e.created_at >= (:now::timestamptz - make_interval(days => (:spentDays::integer[]) [6]))
            )
          group by e.user_id
          having
            sum(
              coalesce(
                (
                  select - sum(g.amount)
                  from postings g
                  where
                    g.entry_id = e.entry_id
                    and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                ),
                p.amount
              )
            ) >= (:spent::integer[]) [6]
        )
      )
      and (
        (:zones::text[]) [6] = ''
        or (
          select u.timezone
          from users u
          where u.user_id = m.user_id
        ) = any (string_to_array((:zones::text[]) [6], ' '))
      )
    )
  );

-- countPeople (src/features/lists/lists.sql.ts)
select count(*)::int as count
from fan_list_people l
where
  l.list_id = :listId::bigint
  and is_fan_of (l.user_id, :charId::bigint)
  and coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = :viewerId::bigint
        and blocked_pairs.other_user_id = l.user_id
    ),
    false
  ) is false;

-- deleteOfCreator (src/features/lists/lists.sql.ts)
delete from fan_lists
where
  char_id = any (
    array(
      select char_id
      from characters
      where user_id = :userId::bigint
    )
  );

-- deleteOfPerson (src/features/lists/lists.sql.ts)
delete from fan_list_people
where user_id = :userId::bigint;

-- deleteOne (src/features/lists/list-people.ts)
delete from fan_lists
where
  list_id = :listId::bigint
  and char_id = :charId::bigint;

-- findOwn (src/features/lists/lists.sql.ts)
select
  list_id,
  name,
  rule
from fan_lists
where
  list_id = :listId::bigint
  and char_id = :charId::bigint;

-- insert (src/features/lists/list-people.ts)
insert into
  fan_list_people (list_id, user_id, added_at)
select
  :listId::bigint,
  u.user_id,
  :now::timestamptz
from users u
where
  u.user_id = any (:userIds::bigint[])
  and is_fan_of (u.user_id, :charId::bigint)
  and coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = :viewerId::bigint
        and blocked_pairs.other_user_id = u.user_id
    ),
    false
  ) is false
order by u.user_id
for key share of
  u
on conflict do nothing;

-- insert (src/features/lists/save-list.ts)
insert into
  fan_lists (char_id, name, rule, created_at)
values (:charId::bigint, :name::text, :rule::jsonb, :now::timestamptz)
on conflict (char_id, name) do update
set rule = excluded.rule
returning list_id;

-- listBearing (src/features/lists/lists.sql.ts)
select list_id
from fan_list_people
where
  user_id = :userId::bigint
  and list_id = any (
    array(
      select list_id
      from fan_lists
      where char_id = :charId::bigint
    )
  );

-- listOwn (src/features/lists/lists.sql.ts)
select
  list_id,
  name,
  rule
from fan_lists
where char_id = :charId::bigint
order by
  name,
  list_id;

-- lock (src/features/lists/save-list.ts)
select pg_advisory_xact_lock(hashtextextended ('lists ' || :charId::bigint, 0));

-- remove (src/features/lists/list-people.ts)
delete from fan_list_people
where
  list_id = :listId::bigint
  and user_id = any (:userIds::bigint[]);

-- setPlanning (src/features/lists/fits-rule.sql.ts)
select set_config('plan_cache_mode', 'force_custom_plan', true) || set_config('work_mem', '64MB', true) as set;

-- update (src/features/lists/save-list.ts)
update fan_lists
set
  name = :name::text,
  rule = :rule::jsonb
where
  list_id = :listId::bigint
  and char_id = :charId::bigint
  and not exists (
    select
    from fan_lists o
    where
      o.char_id = :charId::bigint
      and o.name = :name::text
      and o.list_id <> :listId::bigint
  )
returning list_id;
