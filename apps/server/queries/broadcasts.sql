-- Made by scripts/gen-queries.ts. Do not edit.

-- add (src/features/broadcasts/freeze-recipients.ts)
insert into
  broadcast_recipients (broadcast_id, user_id, state)
select
  :broadcastId::bigint,
  u.user_id,
  'waiting'
from users u
where
  u.user_id in (
    select l.user_id
    from fan_list_people l
    where l.list_id = :id::bigint
  )
  and u.deleted_at is null
order by u.user_id
for key share of
  u
on conflict do nothing;

-- add (src/features/broadcasts/freeze-recipients.ts)
insert into
  broadcast_recipients (broadcast_id, user_id, state)
select
  :broadcastId::bigint,
  u.user_id,
  'waiting'
from users u
where
  u.user_id in (
    select m.user_id
    from memberships m
    where
      m.char_id = :charId::bigint
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
      )
  )
  and u.deleted_at is null
order by u.user_id
for key share of
  u
on conflict do nothing;

-- add (src/features/broadcasts/freeze-recipients.ts)
insert into
  broadcast_recipients (broadcast_id, user_id, state)
select
  :broadcastId::bigint,
  u.user_id,
  'waiting'
from users u
where
  u.user_id in (
    select m.user_id
    from memberships m
    where
      m.char_id = :charId::bigint
      and membership_list (m.state) = :listId::text
    union all
    select g.user_id
    from gift_givers g
    where
      :listId::text = 'gift_givers'
      and g.char_id = :charId::bigint
  )
  and u.deleted_at is null
order by u.user_id
for key share of
  u
on conflict do nothing;

-- begin (src/features/broadcasts/begin-due.ts)
update broadcasts
set
  state = 'sending',
  started_at = :now::timestamptz
where broadcast_id = :broadcastId::bigint;

-- broadcastsOfCreator (src/features/broadcasts/list-broadcasts.ts)
with
  page as materialized (
    select b.*
    from broadcasts b
    where
      b.char_id = :charId::bigint
      and (b.broadcast_id) < (:after1::bigint)
    order by b.broadcast_id desc
    limit 21
  ),
  shown as (
    select b.*
    from page b
    order by b.broadcast_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        json_build_object(
          'broadcast_id',
          b.broadcast_id::text,
          'content',
          b.content,
          'state',
          b.state,
          'price',
          b.price,
          'media_num',
          b.media_num,
          'created_time',
          to_char(b.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'send_time',
          to_char(b.send_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'count',
          b.recipient_num,
          'sent',
          b.sent_num
        )
      )::text,
      ','
      order by b.broadcast_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(b.broadcast_id::text)
    from shown b
    order by b.broadcast_id asc
    limit 1
  ) as last
from shown b;

-- claim (src/features/broadcasts/create-broadcast.ts)
select
  outcome,
  answer
from claim_key (:userId::bigint, :key::text, :hash::bytea, :now::timestamptz);

-- count (src/features/broadcasts/send-broadcast.ts)
update broadcasts b
set
  sent_num = (
    select count(*)
    from broadcast_recipients r
    where
      r.broadcast_id = b.broadcast_id
      and r.state = 'sent'
  ),
  state = case
    when b.state = 'sending'
    and w.is_over then 'sent'
    else b.state
  end,
  ended_at = case
    when b.state = 'sending'
    and w.is_over then :now::timestamptz
    else b.ended_at
  end
from
  (
    select
      not exists (
        select
        from broadcast_recipients r
        where
          r.broadcast_id = :broadcastId::bigint
          and r.state = 'waiting'
      ) as is_over
  ) w
where b.broadcast_id = :broadcastId::bigint
returning b.state <> 'sending' as is_over;

-- countAll (src/features/broadcasts/list-broadcasts.ts)
select count(*)::int as count
from
  (
    select
    from broadcasts b
    where b.char_id = :charId::bigint
    limit 10000
  ) few;

-- countReasons (src/features/broadcasts/broadcasts.sql.ts)
select
  reason,
  count(*)::int as count
from broadcast_recipients
where
  broadcast_id = :broadcastId::bigint
  and state = 'left_out'
group by reason;

-- countToday (src/features/broadcasts/create-broadcast.ts)
select count(*)::int as count
from broadcasts
where
  char_id = :charId::bigint
  and created_at > :now::timestamptz - interval '24 hours';

-- countWaiting (src/features/broadcasts/freeze-recipients.ts)
with
  waiting as (
    select count(*)::int as count
    from broadcast_recipients
    where
      broadcast_id = :broadcastId::bigint
      and state = 'waiting'
  )
update broadcasts b
set recipient_num = w.count
from waiting w
where b.broadcast_id = :broadcastId::bigint
returning b.recipient_num as count;

-- deletions (src/features/broadcasts/delete-broadcasts.ts)
delete from broadcast_media
where
  broadcast_id in (
    select b.broadcast_id
    from
      broadcasts b
      join characters c using (char_id)
    where c.user_id = :userId::bigint
  );

-- deletions (src/features/broadcasts/delete-broadcasts.ts)
delete from broadcast_recipients
where
  broadcast_id in (
    select b.broadcast_id
    from
      broadcasts b
      join characters c using (char_id)
    where c.user_id = :userId::bigint
  );

-- deletions (src/features/broadcasts/delete-broadcasts.ts)
delete from broadcast_recipients
where user_id = :userId::bigint;

-- deletions (src/features/broadcasts/delete-broadcasts.ts)
delete from broadcast_texts
where
  broadcast_id in (
    select b.broadcast_id
    from
      broadcasts b
      join characters c using (char_id)
    where c.user_id = :userId::bigint
  );

-- deletions (src/features/broadcasts/delete-broadcasts.ts)
delete from broadcasts
where
  broadcast_id in (
    select b.broadcast_id
    from
      broadcasts b
      join characters c using (char_id)
    where c.user_id = :userId::bigint
  );

-- end (src/features/broadcasts/end-broadcast.ts)
update broadcasts
set
  state = 'unsent',
  ended_at = :now::timestamptz
where
  broadcast_id = :broadcastId::bigint
  and state = 'unsending';

-- fail (src/features/broadcasts/begin-due.ts)
update broadcasts
set
  state = 'failed',
  ended_at = :now::timestamptz
where
  broadcast_id = :broadcastId::bigint
  and state = 'scheduled';

-- findKinds (src/features/broadcasts/create-broadcast.ts)
select own_media_kinds (:userId::bigint, :mediaIds::bigint[]) as kinds;

-- findOwn (src/features/broadcasts/broadcasts.sql.ts)
select
  b.broadcast_id,
  b.char_id,
  c.user_id as creator_id,
  b.content,
  b.state,
  b.price,
  b.media_num,
  array(
    select f.media_id
    from broadcast_media f
    where f.broadcast_id = b.broadcast_id
    order by f.position
  ) as media_ids,
  b.list_ids,
  b.except_list_ids,
  b.skip_bought,
  b.skip_written_hours,
  b.created_at,
  b.send_at,
  b.recipient_num,
  b.sent_num
from
  broadcasts b
  join characters c using (char_id)
where
  b.broadcast_id = :broadcastId::bigint
  and b.char_id = :charId::bigint;

-- insert (src/features/broadcasts/create-broadcast.ts)
insert into
  broadcasts (
    char_id,
    content,
    price,
    media_num,
    list_ids,
    except_list_ids,
    skip_bought,
    skip_written_hours,
    state,
    send_at,
    created_at,
    started_at
  )
values
  (
    :charId::bigint,
    :content::text,
    :price::integer,
    cardinality(:mediaIds::bigint[]),
    :listIds::text[],
    :exceptListIds::text[],
    :skipBought::boolean,
    :skipWrittenHours::integer,
    case
      when :sendAt::timestamptz is null then 'sending'
      else 'scheduled'
    end,
    :sendAt::timestamptz,
    :now::timestamptz,
    case
      when :sendAt::timestamptz is null then :now::timestamptz
    end
  )
returning broadcast_id;

-- insertMedia (src/features/broadcasts/create-broadcast.ts)
insert into
  broadcast_media (broadcast_id, position, media_id)
select
  :broadcastId::bigint,
  item.position,
  item.media_id
from unnest(:mediaIds::bigint[]) with ordinality item (media_id, position);

-- insertTexts (src/features/broadcasts/create-broadcast.ts)
insert into
  broadcast_texts (broadcast_id, language, content)
select
  :broadcastId::bigint,
  item.language,
  item.content
from unnest(:languages::text[], :contents::text[]) item (language, content);

-- leaveOut (src/features/broadcasts/end-broadcast.ts)
update broadcast_recipients
set
  state = 'left_out',
  reason = 'stopped'
where
  broadcast_id = :broadcastId::bigint
  and state = 'waiting';

-- leaveOut (src/features/broadcasts/freeze-recipients.ts)
update broadcast_recipients r
set
  state = 'left_out',
  reason = w.reason
from
  (
    select
      u.user_id,
      case
        when u.deleted_at is not null
        or not is_fan_of (u.user_id, :charId::bigint) then 'left'
        when not (
          coalesce(
            (
              select true
              from blocked_pairs
              where
                blocked_pairs.user_id = :viewerId::bigint
                and blocked_pairs.other_user_id = u.user_id
            ),
            false
          ) is false
        ) then 'blocked'
        when not (
          coalesce(
            (
              select true
              from restrictions
              where
                restrictions.user_id = :viewerId::bigint
                and restrictions.other_user_id = u.user_id
            ),
            false
          ) is false
        ) then 'restricted'
        when is_sales_quiet (u.user_id, :now::timestamptz) then 'care'
        when is_age_held (u.user_id) then 'age'
        when :skipBought::boolean
        and cardinality(:mediaIds::bigint[]) > 0
        and (
          exists (
            select
            from
              message_purchases s
              join message_media f using (message_id)
            where
              s.user_id = u.user_id
              and s.refunded_by is null
              and f.media_id = any (:mediaIds::bigint[])
          )
          or exists (
            select
            from
              purchases s
              join post_media f using (post_id)
            where
              s.user_id = u.user_id
              and s.refunded_by is null
              and f.media_id = any (:mediaIds::bigint[])
          )
        ) then 'bought'
        when :skipWrittenHours::integer > 0
        and exists (
          select
          from
            conversations c
            join messages m using (conversation_id)
          where
            c.user_id = u.user_id
            and c.char_id = :charId::bigint
            and c.last_message_at >= (:now::timestamptz - make_interval(hours => :skipWrittenHours::integer))
            and m.identity in ('creator', 'automated')
            and not m.is_deleted
            and m.created_at >= (:now::timestamptz - make_interval(hours => :skipWrittenHours::integer))
        ) then 'written'
      end as reason
    from
      broadcast_recipients f
      join users u using (user_id)
    where f.broadcast_id = :broadcastId::bigint
    offset 0
  ) w
where
  r.broadcast_id = :broadcastId::bigint
  and r.user_id = w.user_id
  and w.reason is not null;

-- listDue (src/features/broadcasts/begin-due.ts)
select broadcast_id
from broadcasts
where
  state = 'scheduled'
  and send_at <= :now::timestamptz
order by send_at
limit 100;

-- listMedia (src/features/broadcasts/list-broadcasts.ts)
select
  (
    media_item_text (f.item, coalesce('?v=' || nullif(:mediaToken::text, ''), ''), f.placeholder, ('')::text)::json::jsonb || jsonb_build_object('peaks', f.peaks)
  ) || jsonb_build_object('media_id', f.media_id::text) as item
from
  broadcast_media b
  join media f using (media_id)
where
  b.broadcast_id = :broadcastId::bigint
  and f.owner_user_id = :viewerId::bigint
  and f.state = 'ready'
order by b.position;

-- listSent (src/features/broadcasts/end-broadcast.ts)
select
  r.user_id,
  r.message_id,
  c.user_id as creator_id
from
  broadcast_recipients r
  join broadcasts b using (broadcast_id)
  join characters c using (char_id)
where
  r.broadcast_id = :broadcastId::bigint
  and r.state = 'sent'
  and b.state = 'unsending'
order by r.user_id
limit 200;

-- listTexts (src/features/broadcasts/list-broadcasts.ts)
select
  language,
  content
from broadcast_texts
where broadcast_id = :broadcastId::bigint
order by language;

-- listWaiting (src/features/broadcasts/send-broadcast.ts)
select
  r.user_id,
  b.char_id
from
  broadcast_recipients r
  join broadcasts b using (broadcast_id)
where
  r.broadcast_id = :broadcastId::bigint
  and r.state = 'waiting'
  and b.state = 'sending'
order by r.user_id
limit 500;

-- lock (src/features/broadcasts/broadcasts.sql.ts)
select
  b.broadcast_id,
  b.char_id,
  c.user_id as creator_id,
  b.content,
  b.state,
  b.price,
  b.media_num,
  array(
    select f.media_id
    from broadcast_media f
    where f.broadcast_id = b.broadcast_id
    order by f.position
  ) as media_ids,
  b.list_ids,
  b.except_list_ids,
  b.skip_bought,
  b.skip_written_hours,
  b.created_at,
  b.send_at,
  b.recipient_num,
  b.sent_num
from
  broadcasts b
  join characters c using (char_id)
where
  b.broadcast_id = :broadcastId::bigint
  and c.deleted_at is null
for update of
  b;

-- lockCharacter (src/features/broadcasts/create-broadcast.ts)
select char_id
from characters
where
  char_id = :charId::bigint
  and deleted_at is null
for no key update;

-- markFailed (src/features/broadcasts/send-broadcast.ts)
update broadcast_recipients
set state = 'failed'
where
  broadcast_id = :broadcastId::bigint
  and user_id = :userId::bigint
  and state = 'waiting';

-- resolveTime (src/features/broadcasts/create-broadcast.ts)
select
  case
    when :isWall::boolean then wall_instant (:time::text::timestamp, coalesce(:zone::text, u.timezone))
    else :time::text::timestamptz
  end as at
from users u
where u.user_id = :userId::bigint;

-- send (src/features/broadcasts/send-broadcast.ts)
select
  outcome,
  creator_id,
  (s.message).conversation_id,
  (s.message).seq,
  (s.message).message_id,
  (s.message).identity,
  (s.message).type,
  (s.message).content,
  (s.message).diamonds,
  (s.message).client_id,
  (s.message).reply_to_seq,
  (s.message).is_deleted,
  (s.message).is_stopped,
  (s.message).is_creator_edited,
  (s.message).version,
  (s.message).version_num,
  (s.message).rating,
  (s.message).revision,
  (s.message).edited_at,
  (s.message).price,
  case
    when (s.message).price is null then false
    else message_is_sold ((s.message).message_id)
  end as is_sold,
  case
    when (s.message).type in ('image', 'video', 'voice') then message_media_json ((s.message).message_id, (s.message).price, (s.message).is_deleted)
  end as media,
  (s.message).fan_reaction,
  (s.message).creator_reaction,
  (s.message).created_at
from send_broadcast_message (:broadcastId::bigint, :userId::bigint, :now::timestamptz) s;

-- stop (src/features/broadcasts/end-broadcast.ts)
update broadcasts
set
  state = 'stopped',
  ended_at = :now::timestamptz
where
  broadcast_id = :broadcastId::bigint
  and state in ('scheduled', 'sending');

-- storeAnswer (src/features/broadcasts/create-broadcast.ts)
update idempotency_keys
set answer = :answer::jsonb
where
  user_id = :userId::bigint
  and key = :key::text;

-- sumResults (src/features/broadcasts/list-broadcasts.ts)
select
  count(*) filter (
    where r.state = 'sent'
  )::int as sent,
  count(*) filter (
    where r.state = 'failed'
  )::int as failed,
  count(*) filter (
    where
      r.state = 'sent'
      and u.shows_receipts
      and c.fan_read_seq >= r.seq
  )::int as read,
  count(s.message_id)::int as bought,
  coalesce(sum(money.net), 0)::int as earned
from
  broadcast_recipients r
  join users u using (user_id)
  left join conversations c using (conversation_id)
  left join message_purchases s on s.message_id = r.message_id
  and s.refunded_by is null
  left join lateral (
    select sum(p.amount) as net
    from
      journal_entries e
      join pending_earnings p using (entry_id)
      join ledger_accounts a using (account_id)
    where
      s.entry_id is not null
      and (
        e.entry_id = s.entry_id
        or e.reverses = s.entry_id
      )
      and a.user_id = :viewerId::bigint
      and a.kind = 'creator_pending'
  ) money on true
where r.broadcast_id = :broadcastId::bigint;

-- take (src/features/broadcasts/freeze-recipients.ts)
delete from broadcast_recipients r
where
  r.broadcast_id = :broadcastId::bigint
  and r.user_id in (
    select l.user_id
    from fan_list_people l
    where l.list_id = :id::bigint
  );

-- take (src/features/broadcasts/freeze-recipients.ts)
delete from broadcast_recipients r
where
  r.broadcast_id = :broadcastId::bigint
  and r.user_id in (
    select m.user_id
    from memberships m
    where
      m.char_id = :charId::bigint
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
      )
  );

-- take (src/features/broadcasts/freeze-recipients.ts)
delete from broadcast_recipients r
where
  r.broadcast_id = :broadcastId::bigint
  and r.user_id in (
    select m.user_id
    from memberships m
    where
      m.char_id = :charId::bigint
      and membership_list (m.state) = :listId::text
    union all
    select g.user_id
    from gift_givers g
    where
      :listId::text = 'gift_givers'
      and g.char_id = :charId::bigint
  );

-- takeBack (src/features/broadcasts/end-broadcast.ts)
update broadcasts
set state = 'unsending'
where
  broadcast_id = :broadcastId::bigint
  and state in ('scheduled', 'sending', 'sent', 'stopped');

-- thaw (src/features/broadcasts/create-broadcast.ts)
delete from broadcast_recipients
where broadcast_id = :broadcastId::bigint;

-- unsendOne (src/features/broadcasts/end-broadcast.ts)
with
  changed as (
    update broadcast_recipients
    set state = 'unsent'
    where
      broadcast_id = :broadcastId::bigint
      and user_id = :userId::bigint
      and state = 'sent'
    returning message_id
  )
select
  (d.message).conversation_id,
  (d.message).seq,
  (d.message).message_id,
  (d.message).identity,
  (d.message).type,
  (d.message).content,
  (d.message).diamonds,
  (d.message).client_id,
  (d.message).reply_to_seq,
  (d.message).is_deleted,
  (d.message).is_stopped,
  (d.message).is_creator_edited,
  (d.message).version,
  (d.message).version_num,
  (d.message).rating,
  (d.message).revision,
  (d.message).edited_at,
  (d.message).price,
  case
    when (d.message).price is null then false
    else message_is_sold ((d.message).message_id)
  end as is_sold,
  case
    when (d.message).type in ('image', 'video', 'voice') then message_media_json ((d.message).message_id, (d.message).price, (d.message).is_deleted)
  end as media,
  (d.message).fan_reaction,
  (d.message).creator_reaction,
  (d.message).created_at,
  shown_read_seq ((d.conversation).user_id, (d.conversation).creator_user_id, (d.conversation).fan_read_seq) as fan_read_seq,
  shown_read_seq ((d.conversation).user_id, (d.conversation).creator_user_id, (d.conversation).creator_read_seq) as creator_read_seq,
  (d.conversation).char_id,
  (d.conversation).chat_no,
  (d.conversation).user_id as fan_id,
  (d.conversation).creator_user_id as creator_id
from
  changed
  cross join lateral delete_message (:creatorId::bigint, changed.message_id, :now::timestamptz) d
where d.outcome = 'ok';
