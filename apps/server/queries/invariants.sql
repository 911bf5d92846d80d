-- Made by scripts/gen-queries.ts. Do not edit.

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      'message' as what,
      m.message_id as id
    from
      (
        select
          user_id,
          other_user_id,
          created_at
        from blocked_pairs
      ) w
      join conversations v on v.user_id = w.user_id
      and v.creator_user_id = w.other_user_id
      join messages m using (conversation_id)
    where m.created_at > w.created_at
    union all
    select
      'gift',
      g.gift_id
    from
      (
        select
          user_id,
          other_user_id,
          created_at
        from blocked_pairs
      ) w
      join gifts g on g.user_id = w.user_id
      join characters c on c.char_id = g.char_id
      and c.user_id = w.other_user_id
    where g.created_at > w.created_at
    union all
    select
      'purchase',
      b.post_id
    from
      (
        select
          user_id,
          other_user_id,
          created_at
        from blocked_pairs
      ) w
      join purchases b on b.user_id = w.user_id
      join posts p using (post_id)
      join characters c on c.char_id = p.char_id
      and c.user_id = w.other_user_id
    where b.created_at > w.created_at
    union all
    select
      'bought message',
      b.message_id
    from
      (
        select
          user_id,
          other_user_id,
          created_at
        from blocked_pairs
      ) w
      join conversations v on v.user_id = w.user_id
      and v.creator_user_id = w.other_user_id
      join messages m using (conversation_id)
      join message_purchases b using (message_id)
    where b.created_at > w.created_at
    union all
    select
      'like',
      l.post_id
    from
      (
        select
          user_id,
          other_user_id,
          created_at
        from blocked_pairs
      ) w
      join likes l on l.user_id = w.user_id
      join posts p using (post_id)
      join characters c on c.char_id = p.char_id
      and c.user_id = w.other_user_id
    where l.created_at > w.created_at
    union all
    select
      'comment',
      k.comment_id
    from
      (
        select
          user_id,
          other_user_id,
          created_at
        from blocked_pairs
      ) w
      join comments k on k.user_id = w.user_id
      join posts p using (post_id)
      join characters c on c.char_id = p.char_id
      and c.user_id = w.other_user_id
    where k.created_at > w.created_at
    union all
    select
      'reply',
      k.comment_id
    from
      (
        select
          user_id,
          other_user_id,
          created_at
        from blocked_pairs
      ) w
      join comments k on k.user_id = w.user_id
      and k.reply_user_id = w.other_user_id
    where k.created_at > w.created_at
    union all
    select
      'membership',
      m.char_id
    from
      (
        select
          user_id,
          other_user_id,
          created_at
        from blocked_pairs
      ) w
      join memberships m on m.user_id = w.user_id
      join characters c on c.char_id = m.char_id
      and c.user_id = w.other_user_id
    where
      m.joined_at > w.created_at
      and (
        m.kind = 'free'
        or m.renews
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select c.user_id
        from
          broadcasts b
          join characters c using (char_id)
        where b.broadcast_id = t.broadcast_id
      ) as user_id
    from broadcast_media t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select c.user_id
            from
              broadcasts b
              join characters c using (char_id)
            where b.broadcast_id = t.broadcast_id
          )
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select c.user_id
        from
          broadcasts b
          join characters c using (char_id)
        where b.broadcast_id = t.broadcast_id
      ) as user_id
    from broadcast_texts t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select c.user_id
            from
              broadcasts b
              join characters c using (char_id)
            where b.broadcast_id = t.broadcast_id
          )
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select c.user_id
        from
          posts p
          join characters c using (char_id)
        where p.post_id = t.post_id
      ) as user_id
    from poll_options t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select c.user_id
            from
              posts p
              join characters c using (char_id)
            where p.post_id = t.post_id
          )
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select c.user_id
        from
          posts p
          join characters c using (char_id)
        where p.post_id = t.post_id
      ) as user_id
    from post_goals t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select c.user_id
            from
              posts p
              join characters c using (char_id)
            where p.post_id = t.post_id
          )
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select c.user_id
        from
          posts p
          join characters c using (char_id)
        where p.post_id = t.post_id
      ) as user_id
    from post_media t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select c.user_id
            from
              posts p
              join characters c using (char_id)
            where p.post_id = t.post_id
          )
          and u.deleted_at is not null
      )
      and (
        not exists (
          select
          from posts p
          where
            p.post_id = t.post_id
            and p.kept_at is not null
        )
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select c.user_id
        from
          posts p
          join characters c using (char_id)
        where p.post_id = t.post_id
      ) as user_id
    from post_polls t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select c.user_id
            from
              posts p
              join characters c using (char_id)
            where p.post_id = t.post_id
          )
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select c.user_id
        from
          posts p
          join characters c using (char_id)
        where p.post_id = t.post_id
      ) as user_id
    from post_tags t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select c.user_id
            from
              posts p
              join characters c using (char_id)
            where p.post_id = t.post_id
          )
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select c.user_id
        from
          posts p
          join characters c using (char_id)
        where p.post_id = t.post_id
      ) as user_id
    from post_times t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select c.user_id
            from
              posts p
              join characters c using (char_id)
            where p.post_id = t.post_id
          )
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select c.user_id
        from
          posts p
          join characters c using (char_id)
        where p.post_id = t.post_id
      ) as user_id
    from post_translations t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select c.user_id
            from
              posts p
              join characters c using (char_id)
            where p.post_id = t.post_id
          )
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select c.user_id
        from
          posts p
          join characters c using (char_id)
        where p.post_id = t.post_id
      ) as user_id
    from post_words t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select c.user_id
            from
              posts p
              join characters c using (char_id)
            where p.post_id = t.post_id
          )
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select c.user_id
        from characters c
        where c.char_id = t.char_id
      ) as user_id
    from audience_hours t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select c.user_id
            from characters c
            where c.char_id = t.char_id
          )
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select c.user_id
        from characters c
        where c.char_id = t.char_id
      ) as user_id
    from auto_message_budgets t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select c.user_id
            from characters c
            where c.char_id = t.char_id
          )
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select c.user_id
        from characters c
        where c.char_id = t.char_id
      ) as user_id
    from auto_message_media t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select c.user_id
            from characters c
            where c.char_id = t.char_id
          )
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select c.user_id
        from characters c
        where c.char_id = t.char_id
      ) as user_id
    from auto_messages t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select c.user_id
            from characters c
            where c.char_id = t.char_id
          )
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select c.user_id
        from characters c
        where c.char_id = t.char_id
      ) as user_id
    from broadcasts t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select c.user_id
            from characters c
            where c.char_id = t.char_id
          )
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select c.user_id
        from characters c
        where c.char_id = t.char_id
      ) as user_id
    from bundles t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select c.user_id
            from characters c
            where c.char_id = t.char_id
          )
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select c.user_id
        from characters c
        where c.char_id = t.char_id
      ) as user_id
    from card_drafts t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select c.user_id
            from characters c
            where c.char_id = t.char_id
          )
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select c.user_id
        from characters c
        where c.char_id = t.char_id
      ) as user_id
    from card_files t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select c.user_id
            from characters c
            where c.char_id = t.char_id
          )
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select c.user_id
        from characters c
        where c.char_id = t.char_id
      ) as user_id
    from card_proofs t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select c.user_id
            from characters c
            where c.char_id = t.char_id
          )
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select c.user_id
        from characters c
        where c.char_id = t.char_id
      ) as user_id
    from character_words t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select c.user_id
            from characters c
            where c.char_id = t.char_id
          )
          and u.deleted_at is not null
      )
      and (
        t.names is distinct from 'deleted account  deleted_' || t.char_id
        or t.words is distinct from setweight(search_words (t.names || ' '), 'A')
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select c.user_id
        from characters c
        where c.char_id = t.char_id
      ) as user_id
    from fan_lists t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select c.user_id
            from characters c
            where c.char_id = t.char_id
          )
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select c.user_id
        from characters c
        where c.char_id = t.char_id
      ) as user_id
    from fan_notes t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select c.user_id
            from characters c
            where c.char_id = t.char_id
          )
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select c.user_id
        from characters c
        where c.char_id = t.char_id
      ) as user_id
    from golden_conversations t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select c.user_id
            from characters c
            where c.char_id = t.char_id
          )
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select c.user_id
        from characters c
        where c.char_id = t.char_id
      ) as user_id
    from page_tiers t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select c.user_id
            from characters c
            where c.char_id = t.char_id
          )
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select c.user_id
        from characters c
        where c.char_id = t.char_id
      ) as user_id
    from posts t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select c.user_id
            from characters c
            where c.char_id = t.char_id
          )
          and u.deleted_at is not null
      )
      and (
        t.deleted_at is null
        or t.content is distinct from case
          when t.kept_at is null then ''
          else t.content
        end
        or t.rejected_reason is distinct from ''
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select c.user_id
        from characters c
        where c.char_id = t.char_id
      ) as user_id
    from promotions t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select c.user_id
            from characters c
            where c.char_id = t.char_id
          )
          and u.deleted_at is not null
      )
      and (
        t.stopped_at is null
        or t.name is distinct from ''
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select c.user_id
        from characters c
        where c.char_id = t.char_id
      ) as user_id
    from quick_replies t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select c.user_id
            from characters c
            where c.char_id = t.char_id
          )
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select c.user_id
        from characters c
        where c.char_id = t.char_id
      ) as user_id
    from tracking_links t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select c.user_id
            from characters c
            where c.char_id = t.char_id
          )
          and u.deleted_at is not null
      )
      and (
        t.archived_at is null
        or t.name is distinct from ''
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select c.user_id
        from characters c
        where c.char_id = t.char_id
      ) as user_id
    from vault_folders t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select c.user_id
            from characters c
            where c.char_id = t.char_id
          )
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select c.user_id
        from conversations c
        where c.conversation_id = t.conversation_id
      ) as user_id
    from conversation_words t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select c.user_id
            from conversations c
            where c.conversation_id = t.conversation_id
          )
          and u.deleted_at is not null
      )
      and (
        t.words is distinct from case t.seq
          when 0 then search_words (
            'Deleted account',
            owner_mark (
              (
                select c.creator_user_id
                from conversations c
                where c.conversation_id = t.conversation_id
              )
            )
          )
          else t.words
        end
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select c.user_id
        from conversations c
        where c.conversation_id = t.conversation_id
      ) as user_id
    from memory_vectors t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select c.user_id
            from conversations c
            where c.conversation_id = t.conversation_id
          )
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select c.user_id
        from conversations c
        where c.conversation_id = t.conversation_id
      ) as user_id
    from memory_words t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select c.user_id
            from conversations c
            where c.conversation_id = t.conversation_id
          )
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select l.user_id
        from labels l
        where l.label_id = t.label_id
      ) as user_id
    from conversation_labels t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select l.user_id
            from labels l
            where l.label_id = t.label_id
          )
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select m.owner_user_id
        from media m
        where m.media_id = t.media_id
      ) as user_id
    from media_files t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select m.owner_user_id
            from media m
            where m.media_id = t.media_id
          )
          and u.deleted_at is not null
      )
      and (
        not exists (
          select
          from graphile_worker.jobs j
          where
            j.attempts < j.max_attempts
            and j.key = 'media.delete-of-person:' || (
              select m.owner_user_id
              from media m
              where m.media_id = t.media_id
            )
        )
        and not (
          exists (
            select
            from
              post_media pm
              join posts p using (post_id)
            where
              pm.media_id = t.media_id
              and p.kept_at is not null
          )
          or exists (
            select
            from
              message_media mm
              join message_purchases b using (message_id)
            where mm.media_id = t.media_id
          )
        )
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select m.owner_user_id
        from media m
        where m.media_id = t.media_id
      ) as user_id
    from message_media t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select m.owner_user_id
            from media m
            where m.media_id = t.media_id
          )
          and u.deleted_at is not null
      )
      and (
        not exists (
          select
          from message_purchases b
          where b.message_id = t.message_id
        )
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      (
        select m.owner_user_id
        from media m
        where m.media_id = t.media_id
      ) as user_id
    from vault_items t
    where
      exists (
        select
        from users u
        where
          u.user_id = (
            select m.owner_user_id
            from media m
            where m.media_id = t.media_id
          )
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      a.account_id,
      a.balance,
      a.debt_allowed
    from ledger_accounts a
    where
      a.balance < - a.debt_allowed
      or a.debt_allowed > 0
      and not exists (
        select
        from
          postings p
          join journal_entries e using (entry_id)
        where
          p.account_id = a.account_id
          and e.kind = 'chargeback'
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      a.account_id,
      a.balance,
      coalesce(sum(p.amount), 0) as posted
    from
      ledger_accounts a
      left join postings p using (account_id)
    where a.balance is not null
    group by a.account_id
    having
      a.balance <> coalesce(sum(p.amount), 0)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      a.account_id,
      a.balance,
      newest.balance_after
    from
      ledger_accounts a
      cross join lateral (
        select p.balance_after
        from postings p
        where p.account_id = a.account_id
        order by p.entry_id desc
        limit 1
      ) newest
    where
      a.kind = 'wallet'
      and newest.balance_after is null
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      a.account_id,
      posted.cents,
      earned.cents as unreleased
    from
      ledger_accounts a
      cross join lateral (
        select coalesce(sum(p.amount), 0) as cents
        from postings p
        where p.account_id = a.account_id
      ) posted
      cross join lateral (
        select coalesce(sum(p.amount), 0) as cents
        from pending_earnings p
        where
          p.account_id = a.account_id
          and p.released_by is null
      ) earned
    where
      a.kind in ('creator_pending', 'referral_pending')
      and posted.cents <> earned.cents
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      a.currency,
      sum(p.amount) as off_by
    from
      postings p
      join ledger_accounts a using (account_id)
    group by a.currency
    having
      sum(p.amount) <> 0
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      b.user_id,
      b.post_id
    from
      purchases b
      join journal_entries e using (entry_id)
      left join postings p on p.entry_id = e.entry_id
      and p.amount = - b.price
      and p.account_id = (
        select a.account_id
        from ledger_accounts a
        where
          a.user_id = b.user_id
          and a.kind = 'wallet'
      )
    where
      e.kind <> 'post_sale'
      and (
        p.entry_id is null
        or e.kind <> 'unlock'
        or e.user_id <> b.user_id
        or e.post_id <> b.post_id
      )
    union all
    select
      e.user_id,
      e.post_id
    from
      journal_entries e
      left join purchases b using (entry_id)
    where
      e.kind = 'unlock'
      and e.post_id is not null
      and b.entry_id is null
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      booked.cents as booked,
      under_way.cents as under_way
    from
      (
        select coalesce(sum(amount), 0) as cents
        from postings
        where account_id = house_account ('payouts_in_flight')
      ) booked,
      (
        select coalesce(sum(amount_usd_cents), 0) as cents
        from payouts
        where state in ('requested', 'approved', 'sent')
      ) under_way
    where booked.cents <> under_way.cents
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      c.char_id,
      c.follower_num,
      count(m.user_id) as counted
    from
      characters c
      left join memberships m on m.char_id = c.char_id
      and m.state <> 'expired'
    group by c.char_id
    having
      c.follower_num <> count(m.user_id)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      c.char_id,
      c.post_num,
      count(p.post_id) as counted
    from
      characters c
      left join posts p on p.char_id = c.char_id
      and p.state = 1
      and p.deleted_at is null
    group by c.char_id
    having
      c.post_num <> count(p.post_id)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      c.checkout_id,
      c.period_end
    from
      vip_charges c
      join checkouts k using (checkout_id)
      join journal_entries e using (entry_id)
      left join postings paid on paid.entry_id = e.entry_id
      and paid.account_id = house_account ('processor')
      and paid.amount = - k.month_usd_cents
      left join postings wallet on wallet.entry_id = e.entry_id
      and wallet.amount = k.diamonds + k.bonus_diamonds
      and wallet.account_id = (
        select a.account_id
        from ledger_accounts a
        where
          a.user_id = k.user_id
          and a.kind = 'wallet'
      )
    where
      k.purpose <> 'vip'
      or e.kind <> 'vip'
      or e.user_id <> k.user_id
      or e.checkout_id <> k.checkout_id
      or paid.entry_id is null
      or wallet.entry_id is null
    union all
    select
      e.checkout_id,
      null
    from
      journal_entries e
      left join vip_charges c using (entry_id)
    where
      e.kind = 'vip'
      and c.entry_id is null
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      c.conversation_id,
      c.fan_unread,
      c.creator_unread
    from
      conversations c
      left join messages m on m.conversation_id = c.conversation_id
      and not m.is_deleted
    group by c.conversation_id
    having
      c.fan_unread <> count(m.seq) filter (
        where
          m.seq > greatest(c.fan_read_seq, c.fan_cleared_seq)
          and m.identity in ('creator', 'ai', 'automated')
      )
      or c.creator_unread <> count(m.seq) filter (
        where
          m.seq > greatest(c.creator_read_seq, c.creator_cleared_seq)
          and m.identity = 'fan'
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      c.conversation_id,
      c.last_seq
    from
      conversations c
      left join messages m using (conversation_id)
    group by c.conversation_id
    having
      c.last_seq <> count(m.seq)
      or c.last_seq <> coalesce(max(m.seq), 0)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      coalesce(e.reverses, e.entry_id) as earned_by,
      sum(p.amount) as left_over
    from
      pending_earnings p
      join journal_entries e using (entry_id)
    group by
      1,
      p.account_id
    having
      sum(p.amount) < 0
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      coalesce(e.reverses, e.entry_id) as earned_by,
      sum(p.amount) as unreleased
    from
      pending_earnings p
      join journal_entries e using (entry_id)
    where p.released_by is null
    group by
      1,
      p.account_id
    having
      sum(p.amount) < 0
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      coalesce(g.char_id, r.char_id) as char_id,
      coalesce(g.user_id, r.user_id) as user_id
    from
      gift_givers g
      full join (
        select
          char_id,
          user_id,
          sum(diamonds) as diamonds,
          count(*) as gift_num
        from gifts
        where undone_at is null
        group by
          char_id,
          user_id
      ) r using (char_id, user_id)
    where
      g.diamonds is distinct from r.diamonds
      or g.gift_num is distinct from r.gift_num
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      coalesce(h.char_id, r.char_id) as char_id,
      coalesce(h.dim, r.dim) as dim,
      coalesce(h.hour, r.hour) as hour
    from
      (
        select h.*
        from
          audience_hours h,
          audience_rollup a
        where h.hour >= a.kept_since
      ) h
      full join (
        select
          e.char_id,
          d.dim,
          e.hour,
          d.key,
          count(*) filter (
            where e.kind = 'view'
          ) as views,
          count(*) filter (
            where e.kind = 'visit'
          ) as visits,
          count(*) filter (
            where e.kind = 'reach'
          ) as reachs,
          count(*) filter (
            where e.kind = 'join'
          ) as joins,
          count(*) filter (
            where e.kind = 'pay'
          ) as pays
        from
          audience_rollup a
          join audience_events e on e.xid < a.upto_xid
          and e.hour >= a.kept_since
          join characters c on c.char_id = e.char_id
          and c.deleted_at is null
          cross join lateral (
            values
              ('all', ''),
              ('source', e.source),
              ('country', e.country),
              (
                'post',
                case
                  when e.kind = 'view' then e.slot::text
                end
              )
          ) d (dim, key)
        where d.key is not null
        group by
          1,
          2,
          3,
          4
      ) r using (char_id, dim, hour, key)
    where
      (
        coalesce(h.views, 0),
        coalesce(h.visits, 0),
        coalesce(h.reached, 0),
        coalesce(h.joined, 0),
        coalesce(h.paid, 0)
      ) <> (
        coalesce(r.views, 0),
        coalesce(r.visits, 0),
        coalesce(r.reachs, 0),
        coalesce(r.joins, 0),
        coalesce(r.pays, 0)
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      conversation_id,
      sender_user_id,
      client_id
    from messages
    where client_id is not null
    group by
      conversation_id,
      sender_user_id,
      client_id
    having
      count(*) > 1
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      d.account_id,
      d.net,
      f.net as by_fan
    from
      (
        select
          account_id,
          sum(net_usd_cents) as net,
          sum(gross_usd_cents) as gross
        from earning_days
        where source <> 'invite'
        group by 1
      ) d
      full join (
        select
          account_id,
          sum(net_usd_cents) as net,
          sum(gross_usd_cents) as gross
        from earning_fans
        group by 1
      ) f using (account_id)
      left join (
        select
          account_id,
          sum(net_usd_cents) as net
        from earning_posts
        group by 1
      ) o using (account_id)
      join ledger_accounts a using (account_id)
    where
      a.kind = 'creator_pending'
      and (
        d.net is distinct from f.net
        or d.gross is distinct from f.gross
        or coalesce(o.net, 0) <> coalesce(
          (
            select sum(p.amount)
            from
              postings p
              join journal_entries e using (entry_id)
            where
              p.account_id = d.account_id
              and e.post_id is not null
              and e.kind <> 'release'
              and p.entry_id <= (
                select upto_entry_id
                from earning_rollup
              )
          ),
          0
        )
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      deferred.cents,
      held.diamonds
    from
      (
        select coalesce(sum(amount), 0) as cents
        from postings
        where account_id = house_account ('deferred_revenue')
      ) deferred,
      (
        select
          coalesce(sum(balance), 0) + (
            select coalesce(sum(p.amount), 0)
            from
              postings p
              join ledger_accounts r using (account_id)
            where r.kind = 'reserved'
          ) as diamonds
        from ledger_accounts
        where kind = 'wallet'
      ) held
    where deferred.cents <> held.diamonds
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      e.entry_id,
      p.payment_ref
    from
      journal_entries e
      full join payments p using (entry_id)
    where
      (
        e.kind in ('purchase', 'subscription', 'vip', 'post_sale', 'gift_purchase', 'unapplied')
        or p.payment_ref is not null
      )
      and (
        e.kind not in ('purchase', 'subscription', 'vip', 'post_sale', 'gift_purchase', 'unapplied')
        or p.payment_ref is null
        or e.checkout_id is distinct from p.checkout_id
        or p.usd_cents is distinct from (
          select - g.amount
          from postings g
          where
            g.entry_id = e.entry_id
            and g.account_id = house_account ('processor')
        )
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      e.entry_id,
      paid.cents,
      e.share_bps,
      coalesce(share.amount, 0) as share,
      referral.amount as referral
    from
      journal_entries e
      cross join lateral (
        select - sum(p.amount) as cents
        from postings p
        where
          p.entry_id = e.entry_id
          and p.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
      ) paid
      left join lateral (
        select p.amount
        from
          postings p
          join ledger_accounts a using (account_id)
        where
          p.entry_id = e.entry_id
          and a.kind = 'creator_pending'
      ) share on true
      left join lateral (
        select p.amount
        from
          postings p
          join ledger_accounts a using (account_id)
        where
          p.entry_id = e.entry_id
          and a.kind = 'referral_pending'
      ) referral on true
      left join postings fee on fee.entry_id = e.entry_id
      and fee.account_id = house_account ('platform_revenue')
    where
      e.kind in ('gift', 'unlock', 'message', 'subscription', 'post_sale', 'gift_claim')
      and (
        e.share_bps is null
        or coalesce(share.amount, 0) <> floor(paid.cents * e.share_bps / 10000)
        or coalesce(referral.amount, 0) <> referral_cents (paid.cents::bigint, coalesce(share.amount, 0), e.referral_bps)
        or coalesce(share.amount, 0) + coalesce(referral.amount, 0) + coalesce(fee.amount, 0) <> paid.cents
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      entry_id,
      kind
    from journal_entries
    where (kind in ('refund', 'chargeback', 'chargeback_reversal', 'clawback')) <> (reverses is not null)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      fan.user_id,
      c.entry_id,
      c.wanted,
      c.taken
    from
      (
        select user_id
        from ledger_accounts
        where
          balance < 0
          and kind = 'wallet'
        union
        select user_id
        from journal_entries
        where kind = 'clawback'
      ) fan
      cross join lateral list_clawbacks (fan.user_id) c
    where c.wanted <> c.taken
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      g.gift_id,
      g.undone_at
    from
      gifts g
      left join journal_entries r on r.reverses = g.entry_id
      and r.kind = 'refund'
      left join postings b on b.entry_id = r.entry_id
      and b.account_id = house_account ('deferred_revenue')
      and b.amount = g.diamonds
    where g.undone_at is not null
    group by g.gift_id
    having
      count(r.entry_id) <> 1
      or count(b.entry_id) <> 1
      or g.undone_at not between g.created_at and g.created_at + interval '30 seconds'
    union all
    select
      g.gift_id,
      g.undone_at
    from
      gifts g
      join messages m using (message_id)
    where (g.undone_at is not null) <> m.is_deleted
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      g.user_id,
      g.diamonds,
      wallet.amount as received,
      paid.amount as paid
    from
      welcome_gifts g
      join journal_entries e using (entry_id)
      left join postings paid on paid.entry_id = g.entry_id
      and paid.account_id = house_account ('promotions')
      left join postings wallet on wallet.entry_id = g.entry_id
      and wallet.account_id = (
        select a.account_id
        from ledger_accounts a
        where
          a.user_id = g.user_id
          and a.kind = 'wallet'
      )
    where
      e.kind <> 'grant'
      or e.user_id <> g.user_id
      or wallet.amount is distinct from g.diamonds
      or paid.amount is distinct from - g.diamonds
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      j.entry_id,
      j.user_id
    from
      journal_entries j
      join care_episodes e using (user_id)
    where
      j.kind in ('gift', 'unlock', 'message', 'lucky_box')
      and j.created_at > e.began_at + interval '1 minute'
      and j.created_at < e.ends_at
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      j.entry_id,
      j.user_id
    from
      journal_entries j
      join users u using (user_id)
    where
      j.kind in ('gift', 'unlock', 'message', 'lucky_box')
      and j.created_at > u.age_held_at + interval '1 minute'
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      k.checkout_id,
      k.state
    from
      checkouts k
      join journal_entries e using (checkout_id)
      join postings g on g.entry_id = e.entry_id
      and g.account_id = house_account ('processor')
    group by k.checkout_id
    having
      (sum(g.amount) = 0) <> (k.state = 'refunded')
    union all
    select
      k.checkout_id,
      k.state
    from checkouts k
    where
      k.state = 'refunded'
      and not exists (
        select
        from journal_entries e
        where e.checkout_id = k.checkout_id
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      k.checkout_id,
      k.state,
      count(e.entry_id) as credits
    from
      checkouts k
      left join journal_entries e on e.checkout_id = k.checkout_id
      and e.kind = 'purchase'
      left join postings wallet on wallet.entry_id = e.entry_id
      and wallet.amount = k.diamonds + k.bonus_diamonds
      and wallet.account_id = (
        select a.account_id
        from ledger_accounts a
        where
          a.user_id = k.user_id
          and a.kind = 'wallet'
      )
      left join postings paid on paid.entry_id = e.entry_id
      and paid.account_id = house_account ('processor')
      and paid.amount = - k.price_usd_cents
    where k.purpose = 'diamonds'
    group by k.checkout_id
    having
      count(e.entry_id) > case
        when k.state in ('paid', 'refunded') then 1
        else 0
      end
      or count(e.entry_id) = 0
      and k.state in ('paid', 'refunded')
      and not exists (
        select
        from journal_entries u
        where
          u.checkout_id = k.checkout_id
          and u.kind = 'unapplied'
      )
      or count(wallet.entry_id) <> count(e.entry_id)
      or count(paid.entry_id) <> count(e.entry_id)
      or k.diamonds <> k.price_usd_cents
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      k.comment_id,
      k.visible_only_to
    from
      comments k
      join posts p using (post_id)
      join characters c using (char_id)
    where
      k.deleted_at is null
      and k.visible_only_to is distinct from case
        when k.is_withheld then k.user_id
        else comment_visible_only_to (c.user_id, k.thread_user_id, k.user_id)
      end
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      k.user_id,
      k.char_id
    from checkouts k
    where
      k.purpose = 'subscription'
      and k.trial_days > 0
      and k.state in ('paid', 'refunded')
      and k.closed_at is distinct from 'epoch'
    group by
      k.user_id,
      k.char_id
    having
      count(*) > 1
    union all
    select
      k.user_id,
      k.char_id
    from
      checkouts k
      left join memberships m using (user_id, char_id)
    where
      k.purpose = 'subscription'
      and k.trial_days > 0
      and k.state in ('paid', 'refunded')
      and k.closed_at is distinct from 'epoch'
      and m.trial_used is not true
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      k.user_id,
      k.exclusive_key
    from
      journal_entries e
      join checkouts k using (checkout_id)
    where
      e.kind = 'purchase'
      and k.exclusive_key is not null
    group by
      k.user_id,
      k.exclusive_key
    having
      count(*) > 1
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      m.conversation_id,
      m.seq
    from
      message_charges m
      left join journal_entries e on e.entry_id = m.charge_entry
      left join ledger_accounts w on w.user_id = m.user_id
      and w.kind = 'wallet'
      left join postings p on p.entry_id = e.entry_id
      and p.account_id = w.account_id
    where
      m.state = 'captured'
      and (
        e.kind <> 'message'
        or e.user_id <> m.user_id
        or p.amount is distinct from - m.charged
      )
    union all
    select
      m.conversation_id,
      m.seq
    from message_charges m
    group by
      m.conversation_id,
      m.seq
    having
      sum(m.charged) > max(m.diamonds)
    union all
    select
      null,
      e.entry_id::integer
    from journal_entries e
    where
      e.kind = 'message'
      and not exists (
        select
        from message_charges m
        where m.charge_entry = e.entry_id
      )
    union all
    select
      null,
      e.entry_id::integer
    from journal_entries e
    where
      e.kind = 'reserve'
      and not exists (
        select
        from message_charges m
        where m.reserve_entry = e.entry_id
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      m.user_id,
      m.char_id
    from
      memberships m
      join characters c using (char_id)
    where
      m.kind = 'pro'
      and m.period_end <= (
        now() + coalesce(
          (
            select advance_seconds
            from clock_offset
          ),
          0
        ) * interval '1 second'
      )
      and is_joined (
        m.kind,
        c.group_id,
        m.period_end,
        (
          now() + coalesce(
            (
              select advance_seconds
              from clock_offset
            ),
            0
          ) * interval '1 second'
        )
      )
    union all
    select
      m.user_id,
      m.char_id
    from memberships m
    where
      m.state = 'expired'
      and m.period_end > m.updated_at
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      m.user_id,
      m.char_id,
      m.month_usd_cents
    from
      memberships m
      join checkouts k on k.subscription_ref = m.provider_ref
    where
      m.kind = 'pro'
      and m.month_usd_cents <> coalesce(
        (
          select c.month_usd_cents
          from price_consents c
          where c.checkout_id = k.checkout_id
          order by c.consent_id desc
          limit 1
        ),
        k.month_usd_cents
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      m.user_id,
      m.char_id,
      m.period_end
    from memberships m
    where
      m.kind = 'pro'
      and m.provider_ref is not null
      and m.period_end > coalesce(
        (
          -- Other providers collect a renewal within a day; nobody is locked out meanwhile.
          select
            greatest(
              max(
                s.period_end + case k.provider
                  when 'sandbox' then interval '0'
                  else interval '1 day'
                end
              ),
              max(k.settled_at + k.trial_days * interval '1 day' + interval '1 day') filter (
                where k.trial_days > 0
              )
            )
          from
            checkouts k
            left join subscription_charges s using (checkout_id)
          where
            k.user_id = m.user_id
            and k.char_id = m.char_id
            and k.state in ('paid', 'refunded')
            and k.closed_at is distinct from 'epoch'
        ),
        '-infinity'
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      m.user_id,
      m.char_id,
      m.tier_level
    from
      memberships m
      join checkouts k on k.subscription_ref = m.provider_ref
    where
      m.tier_level > 0
      and k.tier_level < m.tier_level
      and not exists (
        select
        from tier_upgrades u
        where
          u.subscription_ref = m.provider_ref
          and u.state = 'done'
          and u.to_level >= m.tier_level
      )
      and not exists (
        select
        from
          subscription_charges s
          join price_consents c using (checkout_id)
        where
          s.checkout_id = k.checkout_id
          and c.month_usd_cents = s.usd_cents
      )
    union all
    select
      m.user_id,
      m.char_id,
      m.tier_level
    from memberships m
    where
      m.tier_level > 0
      and m.provider_ref is null
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      mm.message_id,
      mm.media_id
    from
      message_media mm
      join media f using (media_id)
      join messages m using (message_id)
    where
      f.class <> 'private'
      or f.owner_user_id <> m.sender_user_id
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      o.payout_id,
      (
        select sum(p.amount)
        from
          postings p
          join ledger_accounts a using (account_id)
        where
          a.user_id = o.user_id
          and a.kind = 'creator_available'
          and p.entry_id <= o.entry_id
      ) as left_over
    from payouts o
    where
      (
        select sum(p.amount)
        from
          postings p
          join ledger_accounts a using (account_id)
        where
          a.user_id = o.user_id
          and a.kind = 'creator_available'
          and p.entry_id <= o.entry_id
      ) < 0
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      p.entry_id,
      a.currency,
      sum(p.amount) as off_by
    from
      postings p
      join ledger_accounts a using (account_id)
    group by
      p.entry_id,
      a.currency
    having
      sum(p.amount) <> 0
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      p.entry_id,
      p.amount,
      g.amount as posted
    from
      pending_earnings p
      left join postings g on g.entry_id = p.entry_id
      and g.account_id = p.account_id
    where p.amount is distinct from g.amount
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      p.payment_ref,
      (p.amount - p.refunded - p.disputed) as kept_there,
      ours.kept
    from
      sandbox_payments p
      -- What is kept, in the currency of the payment: exact in US dollars, to what a cent is worth in others.
      left join lateral (
        select
          round(
            (
              b.usd_cents - coalesce(
                (
                  select sum(g.amount)
                  from
                    journal_entries r
                    join postings g using (entry_id)
                  where
                    r.reverses = b.entry_id
                    and g.account_id = house_account ('processor')
                ),
                0
              )
            )::numeric * p.amount / b.usd_cents
          ) as kept,
          case p.currency
            when 'USD' then 0
            else ceil(p.amount::numeric / b.usd_cents)
          end as inexact
        from payments b
        where
          b.provider = 'sandbox'
          and b.payment_ref = p.payment_ref
      ) ours on true
    where
      (
        ours.kept is null
        or abs(ours.kept - (p.amount - p.refunded - p.disputed)) > ours.inexact
        or (ours.kept = 0) <> ((p.amount - p.refunded - p.disputed) = 0)
      )
      and not exists (
        select
        from sandbox_events n
        where
          n.checkout_id = p.checkout_id
          and n.delivered_at is null
      )
      -- One that our books do not know is given back.
      and not (
        ours.kept is null
        and (p.amount - p.refunded - p.disputed) = 0
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      p.payment_ref,
      p.presented_currency,
      p.presented_amount,
      p.usd_cents
    from
      payments p
      join checkouts k using (checkout_id)
      join journal_entries e using (entry_id)
    where
      e.kind <> 'unapplied'
      and k.currency <> 'USD'
      and (
        p.presented_currency is distinct from k.currency
        or p.presented_amount <> round(p.usd_cents::numeric * k.rate_micros / 1000000)
      )
    union all
    select
      p.payment_ref,
      p.presented_currency,
      p.presented_refunded,
      p.usd_cents
    from payments p
    where
      p.presented_refunded > p.presented_amount
      or p.presented_tax > p.presented_amount
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      p.payment_ref,
      p.usd_cents,
      c.amount_usd_cents
    from
      payments p
      join journal_entries e using (entry_id)
      join ccbill_entries c on c.kind in ('sale', 'rebill')
      and p.payment_ref = c.subscription_id || '-' || to_char(c.happened_at at time zone 'America/Phoenix', 'YYYYMMDDHH24MISS')
    where
      p.provider = 'ccbill'
      and e.kind <> 'unapplied'
      and c.amount_usd_cents < p.usd_cents * 0.85
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      p.post_id,
      p.comment_num,
      p.comment_root_num,
      r.counted,
      r.roots
    from
      posts p
      left join lateral (
        select
          count(*) as counted,
          count(*) filter (
            where k.root_id is null
          ) as roots
        from comments k
        where
          k.post_id = p.post_id
          and k.deleted_at is null
          and k.visible_only_to is null
      ) r on true
    where (p.comment_num, p.comment_root_num) <> (r.counted, r.roots)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      p.post_id,
      p.like_num,
      count(l.user_id) as counted
    from
      posts p
      left join likes l using (post_id)
    group by p.post_id
    having
      p.like_num <> count(l.user_id)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      p.released_by,
      sum(p.amount) as left_over
    from
      pending_earnings p
      join journal_entries r on r.entry_id = p.released_by
    where r.kind <> 'release'
    group by
      p.released_by,
      p.account_id
    having
      sum(p.amount) <> 0
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      pm.post_id,
      m.media_id
    from
      post_media pm
      join media m using (media_id)
    where m.class <> 'private'
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      pm.post_id,
      pm.media_id
    from
      post_media pm
      join media m using (media_id)
      join posts p using (post_id)
      join characters c using (char_id)
    where m.owner_user_id <> c.user_id
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      provider,
      event_id
    from payment_events
    where outcome in ('', 'processing')
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      r.reply_id,
      r.state,
      r.claimed_at,
      r.updated_at
    from companion_replies r
    where
      r.state = 'writing'
      and r.claimed_at < (
        now() + coalesce(
          (
            select advance_seconds
            from clock_offset
          ),
          0
        ) * interval '1 second'
      ) - interval '300 seconds'
      or r.state = 'queued'
      and r.updated_at < (
        now() + coalesce(
          (
            select advance_seconds
            from clock_offset
          ),
          0
        ) * interval '1 second'
      ) - interval '300 seconds'
      and not exists (
        select
        from graphile_worker.jobs j
        where j.key = 'companion.reply:' || r.reply_id
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      s.account_id,
      s.balance,
      coalesce(sum(p.amount), 0) as posted
    from
      account_snapshots s
      left join postings p on p.account_id = s.account_id
      and p.entry_id <= s.upto_entry_id
    group by s.account_id
    having
      s.balance <> coalesce(sum(p.amount), 0)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      s.checkout_id,
      s.period_end
    from
      (
        select
          *,
          row_number() over (
            partition by
              checkout_id
            order by entry_id
          ) as number
        from subscription_charges
      ) s
      join checkouts k using (checkout_id)
      join journal_entries e using (entry_id)
      left join postings p on p.entry_id = e.entry_id
      and p.account_id = house_account ('processor')
    where
      e.kind <> 'subscription'
      or e.user_id <> k.user_id
      or e.char_id <> k.char_id
      or (
        s.usd_cents <> charge_price (k.intro_usd_cents, k.intro_charges, k.month_usd_cents, s.number)
        and not (
          s.number > coalesce(k.intro_charges, 0)
          and exists (
            select
            from price_consents c
            where
              c.checkout_id = s.checkout_id
              and c.month_usd_cents = s.usd_cents
          )
        )
      )
      or p.amount is distinct from - s.usd_cents
    union all
    select
      e.checkout_id,
      null
    from
      journal_entries e
      left join subscription_charges s using (entry_id)
    where
      e.kind = 'subscription'
      and s.entry_id is null
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      s.payout_id,
      s.state,
      o.state as ours
    from
      sandbox_payouts s
      left join payouts o on o.provider_key = s.payout_id
    where
      o.payout_id is null
      or o.amount_usd_cents <> s.amount_usd_cents
      or not exists (
        select
        from sandbox_events n
        where
          n.delivered_at is null
          and n.body::json ->> 'payoutId' = s.payout_id
      )
      and (
        o.state = 'paid'
        and s.state <> 'paid'
        or o.state = 'failed'
        and not (
          s.state = 'failed'
          and s.is_reclaimed
        )
        or o.state in ('requested', 'canceled')
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      s.subscription_ref,
      s.checkout_id
    from sandbox_subscriptions s
    where
      s.state <> 'ended'
      and not exists (
        select
        from
          (
            select
              provider_ref,
              state,
              period_end,
              renews
            from memberships
            union all
            select
              provider_ref,
              state,
              period_end,
              renews
            from vip_memberships
          ) m
        where
          m.provider_ref = s.subscription_ref
          and m.state <> 'expired'
      )
      and not exists (
        select
        from sandbox_events n
        where
          n.checkout_id = s.checkout_id
          and n.delivered_at is null
      )
      and not exists (
        select
        from graphile_worker.jobs j
        where
          j.key = 'subscriptions.end-at-provider:' || s.subscription_ref
          and j.attempts < j.max_attempts
      )
      -- Its period is over, and the provider is about to end it.
      and not (
        s.cancel_at_end
        and exists (
          select
          from
            (
              select
                provider_ref,
                state,
                period_end,
                renews
              from memberships
              union all
              select
                provider_ref,
                state,
                period_end,
                renews
              from vip_memberships
            ) m
          where
            m.provider_ref = s.subscription_ref
            and m.period_end <= s.period_end
        )
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      t.char_id,
      t.level
    from
      page_tiers t
      join page_tiers o using (char_id)
    where
      t.retired_at is null
      and o.retired_at is null
      and t.level < o.level
      and t.month_usd_cents >= o.month_usd_cents
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      user_id,
      count(*) as gifts
    from welcome_gifts
    group by user_id
    having
      count(*) > 1
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      user_id,
      key
    from idempotency_keys
    where answer is null
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      user_id,
      other_user_id
    from
      (
        select
          b.user_id,
          b.other_user_id
        from
          (
            select *
            from blocks
          ) b
        union
        select
          b.other_user_id,
          b.user_id
        from
          (
            select *
            from blocks
          ) b
      ) wanted
      full join (
        select
          user_id,
          other_user_id,
          created_at
        from blocked_pairs
      ) p using (user_id, other_user_id)
    where
      p.created_at is null
      or wanted.user_id is null
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      v.conversation_id,
      v.seq
    from
      memory_vectors v
      join memories y using (conversation_id)
      left join messages m using (conversation_id, seq)
    where
      m.seq is null
      or m.identity <> 'fan'
      or m.is_deleted
      or v.seq <= y.forgotten_seq
      or length(v.signs) is distinct from y.embedding_dimensions
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      v.user_id,
      v.period_end
    from vip_memberships v
    where
      v.period_end > coalesce(
        (
          -- Other providers collect a renewal within a day; nobody is locked out meanwhile.
          select
            max(
              c.period_end + case k.provider
                when 'sandbox' then interval '0'
                else interval '1 day'
              end
            )
          from
            checkouts k
            join vip_charges c using (checkout_id)
          where
            k.user_id = v.user_id
            and k.purpose = 'vip'
        ),
        '-infinity'
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      w.conversation_id,
      w.seq
    from
      memory_words w
      left join messages m using (conversation_id, seq)
    where
      m.seq is null
      or m.identity <> 'fan'
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select
      what,
      id,
      locked_by,
      locked_at
    from
      (
        select
          'job' as what,
          id,
          locked_by,
          locked_at
        from graphile_worker._private_jobs
        union all
        select
          'queue',
          id,
          locked_by,
          locked_at
        from graphile_worker._private_job_queues
      ) l
    where
      locked_by is not null
      and not exists (
        select
        from job_workers w
        where
          w.worker_id = l.locked_by
          and w.last_seen_at > now() - interval '2 minutes'
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select a.case_id
    from
      staff_cases a
      join staff_cases s on s.case_id = a.about_case_id
    where a.decider_id in (s.decider_id, s.proposed_by)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select b.message_id
    from
      message_purchases b
      join journal_entries e using (entry_id)
      join messages m using (message_id)
      join conversations c using (conversation_id)
      left join postings p on p.entry_id = e.entry_id
      and p.amount = - b.price
      and p.account_id = (
        select a.account_id
        from ledger_accounts a
        where
          a.user_id = b.user_id
          and a.kind = 'wallet'
      )
    where
      p.entry_id is null
      or e.kind <> 'unlock'
      or e.user_id <> b.user_id
      or e.char_id <> c.char_id
      or c.user_id <> b.user_id
      or m.price is distinct from b.price
    union all
    select - e.entry_id
    from
      journal_entries e
      left join message_purchases b using (entry_id)
    where
      e.kind = 'unlock'
      and e.post_id is null
      and b.entry_id is null
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select b.payment_ref
    from
      payments b
      left join sandbox_payments p using (payment_ref)
    where
      b.provider = 'sandbox'
      and (
        p.payment_ref is null
        or p.currency <> coalesce(b.presented_currency, 'USD')
        or p.amount <> coalesce(b.presented_amount, b.usd_cents)
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select c.conversation_id
    from
      conversations c
      join memories y using (conversation_id)
      left join memory_facts f using (conversation_id)
    where
      y.user_id <> c.user_id
      or f.user_id <> c.user_id
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select c.conversation_id
    from conversations c
    where
      c.is_subscriber <> exists (
        select
        from memberships m
        where
          m.user_id = c.user_id
          and m.char_id = c.char_id
          and membership_list (m.state) in ('subscribers', 'trials')
      )
      or c.gifted_diamonds <> case c.chat_no
        when 0 then coalesce(
          (
            select g.diamonds
            from gift_givers g
            where
              g.user_id = c.user_id
              and g.char_id = c.char_id
          ),
          0
        )
        else 0
      end
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select coalesce(r.user_id, held.user_id) as user_id
    from
      (
        select
          m.user_id,
          sum(m.diamonds) as diamonds
        from message_charges m
        where m.state = 'reserved'
        group by m.user_id
      ) r
      full join (
        select
          a.user_id,
          sum(p.amount) as diamonds
        from
          ledger_accounts a
          join postings p using (account_id)
        where a.kind = 'reserved'
        group by a.user_id
        having
          sum(p.amount) <> 0
      ) held using (user_id)
    where r.diamonds is distinct from held.diamonds
    union all
    select m.user_id
    from message_charges m
    where
      m.state = 'reserved'
      and not exists (
        select
        from companion_replies x
        where
          x.conversation_id = m.conversation_id
          and x.state in ('queued', 'writing', 'waiting')
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select conversation_id
    from companion_replies
    where state in ('queued', 'writing', 'waiting', 'draft')
    group by conversation_id
    having
      count(*) > 1
      or min(updated_at) filter (
        where state <> 'draft'
      ) < (
        now() + coalesce(
          (
            select advance_seconds
            from clock_offset
          ),
          0
        ) * interval '1 second'
      ) - interval '15 minutes'
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select conversation_id
    from conversations
    where
      last_message_at is not null
      and (fan_folder = 'deleted') <> (
        fan_cleared_seq > 0
        and preview_seq <= fan_cleared_seq
      )
      or (creator_folder = 'deleted') <> (
        creator_cleared_seq > 0
        and preview_seq <= creator_cleared_seq
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select conversation_id
    from conversations
    where greatest(fan_read_seq, creator_read_seq) > last_seq
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select d.seed_id
    from
      lucky_draws d
      join lucky_seeds s using (seed_id)
      left join journal_entries e on e.entry_id = d.entry_id
      left join journal_entries g on g.entry_id = d.prize_entry_id
      left join ledger_accounts w on w.user_id = d.user_id
      and w.kind = 'wallet'
      left join postings paid on paid.entry_id = d.entry_id
      and paid.account_id = w.account_id
      left join postings won on won.entry_id = d.prize_entry_id
      and won.account_id = w.account_id
    where
      s.user_id <> d.user_id
      or s.drawn_at is null
      or e.kind <> 'lucky_box'
      or g.kind <> 'prize'
      or e.user_id <> d.user_id
      or g.user_id <> d.user_id
      or paid.amount is distinct from - d.price
      or won.amount is distinct from d.prize
      or d.proof ->> 'seed' <> encode(s.seed, 'hex')
      or d.proof ->> 'commitment' <> encode(
        sha256(
          case s.version
            when 1 then s.seed
            else s.seed || convert_to(
              (
                select
                  d.box_type || ':' || string_agg(
                    (t.prize ->> 'diamonds') || '=' || (t.prize ->> 'chance'),
                    ','
                    order by t.place
                  )
                from jsonb_array_elements(d.proof -> 'prizes') with ordinality t (prize, place)
              ),
              'UTF8'
            )
          end
        ),
        'hex'
      )
      or coalesce(d.proof ->> 'version', '1') <> s.version::text
      or (d.proof ->> 'prize')::integer <> d.prize
      or d.proof ->> 'client_seed' <> d.client_seed
    union all
    select e.entry_id
    from
      journal_entries e
      left join lucky_draws d on e.entry_id in (d.entry_id, d.prize_entry_id)
    where
      e.kind in ('lucky_box', 'prize')
      and d.seed_id is null
    union all
    select s.seed_id
    from
      lucky_seeds s
      left join lucky_draws d using (seed_id)
    where (s.drawn_at is null) <> (d.seed_id is null)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select e.entry_id
    from
      journal_entries e
      left join checkouts k using (checkout_id)
    where
      e.kind = 'purchase'
      and (
        k.checkout_id is null
        or k.user_id <> e.user_id
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select e.entry_id
    from
      journal_entries e
      left join postings p using (entry_id)
    group by e.entry_id
    having
      count(p.entry_id) < 2
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select e.entry_id
    from
      journal_entries e
      left join subscription_gifts g on g.claim_entry_id = e.entry_id
    where
      e.kind = 'gift_claim'
      and g.gift_id is null
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select f.fact_id
    from
      memory_facts f
      left join messages m on m.conversation_id = f.conversation_id
      and m.seq = f.source_seq
    where
      f.author = 'companion'
      and f.forgotten_at is null
      and (
        m.seq is null
        or m.identity <> 'fan'
        or m.sender_user_id <> f.user_id
        or m.is_deleted
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select g.gift_id
    from
      gifts g
      join journal_entries e using (entry_id)
      left join postings p on p.entry_id = e.entry_id
      and p.amount = - g.diamonds
      and p.account_id = (
        select a.account_id
        from ledger_accounts a
        where
          a.user_id = g.user_id
          and a.kind = 'wallet'
      )
    where
      p.entry_id is null
      or e.kind <> 'gift'
      or e.user_id <> g.user_id
      or e.char_id <> g.char_id
      or g.diamonds not between 200 and 10000
    union all
    select - e.entry_id
    from
      journal_entries e
      left join gifts g using (entry_id)
    where
      e.kind = 'gift'
      and g.entry_id is null
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select g.gift_id
    from
      subscription_gifts g
      join checkouts k using (checkout_id)
      left join journal_entries e on e.entry_id = g.claim_entry_id
    where
      (g.state = 'claimed') <> (e.entry_id is not null)
      or e.entry_id is not null
      and (
        e.kind <> 'gift_claim'
        or e.user_id <> g.claimed_by
        or e.char_id <> g.char_id
      )
      or coalesce(g.to_user_id, g.claimed_by) <> g.claimed_by
      or coalesce(
        (
          select sum(p.amount)
          from
            journal_entries x
            join postings p using (entry_id)
          where
            p.account_id = house_account ('unclaimed_gifts')
            and (x.checkout_id = k.checkout_id)
        ),
        0
      ) <> case
        when g.state in ('ready', 'returning') then coalesce(
          (
            select - sum(p.amount)
            from
              payments b
              join journal_entries x on b.entry_id in (x.entry_id, x.reverses)
              join postings p on p.entry_id = x.entry_id
              and p.account_id = house_account ('processor')
            where b.checkout_id = k.checkout_id
          ),
          0
        )
        else 0
      end
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select gift_id
    from subscription_gifts
    where
      state = 'ready'
      and expires_at < (
        now() + coalesce(
          (
            select advance_seconds
            from clock_offset
          ),
          0
        ) * interval '1 second'
      ) - interval '1 day'
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select m.char_id
    from
      memberships m
      join characters c using (char_id)
    where c.user_id = m.user_id
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select m.media_id
    from media m
    where
      m.state = 'ready'
      and (
        m.stripped_at is null
        or not exists (
          select
          from media_files f
          where f.media_id = m.media_id
        )
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select o.payout_id
    from payouts o
    where
      (o.state in ('failed', 'canceled')) <> (
        exists (
          select
          from
            postings p
            join ledger_accounts a using (account_id)
            join journal_entries e using (entry_id)
          where
            p.entry_id = o.return_entry_id
            and e.kind = 'payout_' || o.state
            and a.kind = 'creator_available'
            and a.user_id = o.user_id
            and p.amount = o.amount_usd_cents
        )
      )
    union all
    select e.entry_id
    from journal_entries e
    where
      e.kind in ('payout_failed', 'payout_canceled')
      and not exists (
        select
        from payouts o
        where o.return_entry_id = e.entry_id
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select o.payout_id
    from payouts o
    where
      not exists (
        select
        from
          postings p
          join ledger_accounts a using (account_id)
          join journal_entries e using (entry_id)
        where
          p.entry_id = o.entry_id
          and e.kind = 'payout'
          and a.kind = 'creator_available'
          and a.user_id = o.user_id
          and p.amount = - o.amount_usd_cents
      )
    union all
    select e.entry_id
    from journal_entries e
    where
      e.kind = 'payout'
      and not exists (
        select
        from payouts o
        where o.entry_id = e.entry_id
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select o.post_id
    from post_polls o
    where
      o.voter_num <> (
        select count(distinct v.user_id)
        from poll_votes v
        where v.post_id = o.post_id
      )
    union all
    select c.post_id
    from poll_options c
    where
      c.vote_num <> (
        select count(*)
        from poll_votes v
        where
          v.post_id = c.post_id
          and v.option = c.option
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select p.payment_ref
    from
      journal_entries e
      join payments p using (entry_id)
    where
      e.kind = 'unapplied'
      and not exists (
        select
        from journal_entries r
        where r.reverses = e.entry_id
      )
      and not exists (
        select
        from graphile_worker.jobs j
        where
          j.key = 'wallet.refund-payment:' || p.payment_ref
          and j.attempts < j.max_attempts
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select p.post_id
    from posts p
    where
      p.state = 2
      and p.deleted_at is null
      and not exists (
        select
        from staff_cases s
        where
          s.queue = 'posts'
          and s.state = 'open'
          and s.subject_id = p.post_id
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select p.promotion_id
    from
      promotions p
      join promotion_claims t using (promotion_id)
      join checkouts k using (checkout_id)
    where
      k.state in ('paid', 'refunded')
      and k.closed_at is distinct from 'epoch'
      and k.provider <> 'ccbill'
    group by p.promotion_id
    having
      count(*) > p.claim_limit
      or count(*) > count(distinct t.user_id)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select r.comment_id
    from
      comments r
      join comments k on k.comment_id = r.root_id
    where
      r.post_id <> k.post_id
      or r.thread_user_id <> k.user_id
      or k.root_id is not null
      or (
        r.deleted_at is null
        and k.deleted_at is not null
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select r.entry_id
    from
      journal_entries r
      left join pending_earnings p on p.released_by = r.entry_id
      left join postings g on g.entry_id = r.entry_id
      and g.account_id in (
        select a.account_id
        from ledger_accounts a
        where
          a.user_id = r.user_id
          and a.kind in ('creator_pending', 'referral_pending')
      )
    where r.kind = 'release'
    group by
      r.entry_id,
      g.account_id,
      g.amount
    having
      coalesce(sum(p.amount), 0) <> - coalesce(g.amount, 0)
      or bool_or(p.account_id is distinct from g.account_id)
      or sum(p.amount) filter (
        where p.available_at > r.created_at
      ) > 0
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select r.reply_id
    from companion_replies r
    where
      r.state = 'waiting'
      and r.due_at < (
        now() + coalesce(
          (
            select advance_seconds
            from clock_offset
          ),
          0
        ) * interval '1 second'
      ) - interval '3 minutes'
      and not exists (
        select
        from graphile_worker.jobs j
        where j.key = 'companion.due:' || r.reply_id
      )
    union all
    select r.reply_id
    from
      companion_replies r
      join messages m using (message_id)
    where r.state = 'discarded'
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select r.report_id
    from reports r
    where
      r.state = 'open'
      and exists (
        select
        from users u
        where
          u.user_id = r.reported_user_id
          and u.deleted_at is null
      )
      and not exists (
        select
        from staff_cases s
        where
          s.queue = 'reports'
          and s.state = 'open'
          and s.subject_type = r.reported_type
          and s.subject_id = r.reported_id
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select s.case_id
    from
      staff_cases s
      left join lateral (
        select
          count(*) as times,
          max(e.decision) as decision
        from staff_events e
        where
          e.case_id = s.case_id
          and e.action = 'decide'
      ) e on true
    where
      s.state = 'open'
      and e.times > 0
      or s.state = 'decided'
      and s.decider_id is not null
      and (
        e.times <> 1
        or e.decision <> s.decision
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select s.case_id
    from staff_cases s
    where
      s.state = 'decided'
      and s.decision = 'ban'
      and (
        s.proposed_by is null
        or s.proposed_by = s.decider_id
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select s.subscription_ref
    from
      sandbox_subscriptions s
      join (
        select
          provider_ref,
          state,
          period_end,
          renews
        from memberships
        union all
        select
          provider_ref,
          state,
          period_end,
          renews
        from vip_memberships
      ) m on m.provider_ref = s.subscription_ref
    where
      s.state <> 'ended'
      and not s.cancel_at_end
      and not m.renews
      and not exists (
        select
        from sandbox_events n
        where
          n.checkout_id = s.checkout_id
          and n.delivered_at is null
      )
      and not exists (
        select
        from graphile_worker.jobs j
        where
          j.key = 'subscriptions.end-at-provider:' || s.subscription_ref
          and j.attempts < j.max_attempts
      )
      and not exists (
        select
        from graphile_worker.jobs j
        where
          j.key = 'subscriptions.cancel-at-provider:' || s.subscription_ref
          and j.attempts < j.max_attempts
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select session_id
    from sessions
    where last_seen_at > revoked_at + interval '1 minute'
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.checkout_id
    from
      promotion_claims t
      join promotions p using (promotion_id)
      join checkouts k using (checkout_id)
    where
      k.char_id <> p.char_id
      or k.user_id <> t.user_id
      or (p.trial_days is not null) <> (k.trial_days > 0)
      or p.trial_days is not null
      and k.trial_days <> p.trial_days
      or p.trial_days is null
      and (
        k.intro_charges is distinct from p.months
        or k.intro_usd_cents >= k.month_usd_cents
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.entry_id
    from
      goal_gifts t
      join journal_entries e using (entry_id)
      join posts p on p.post_id = t.post_id
    where
      e.kind <> 'gift'
      or e.char_id <> p.char_id
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.owner_user_id as user_id
    from media t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.owner_user_id
          and u.deleted_at is not null
      )
      and (
        t.state is distinct from case
          when (
            exists (
              select
              from
                post_media pm
                join posts p using (post_id)
              where
                pm.media_id = t.media_id
                and p.kept_at is not null
            )
            or exists (
              select
              from
                message_media mm
                join message_purchases b using (message_id)
              where mm.media_id = t.media_id
            )
          ) then t.state
          else 'rejected'
        end
        or t.placeholder is distinct from case
          when (
            exists (
              select
              from
                post_media pm
                join posts p using (post_id)
              where
                pm.media_id = t.media_id
                and p.kept_at is not null
            )
            or exists (
              select
              from
                message_media mm
                join message_purchases b using (message_id)
              where mm.media_id = t.media_id
            )
          ) then t.placeholder
          else ''
        end
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from ai_settings t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from ai_usage t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from answer_settings t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from answer_versions t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from audience_events t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from auto_message_log t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from broadcast_recipients t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from care_episodes t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from case_files t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from characters t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (
        t.deleted_at is null
        or t.char_unique_id is distinct from 'deleted_' || t.char_id
        or t.name is distinct from 'Deleted account'
        or t.nickname is distinct from ''
        or t.tagline is distinct from ''
        or t.bio is distinct from ''
        or t.card is distinct from '{}'
        or t.kind is distinct from null
        or t.avatar_media_id is distinct from null
        or t.banner_media_id is distinct from null
        or t.image_media_id is distinct from null
        or t.intro_media_id is distinct from null
        or t.is_blue_label is distinct from 0
        or t.pro_sales_open is distinct from false
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from checkouts t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (t.redirect_url is distinct from '')
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from collections t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from comments t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (
        t.deleted_at is null
        or t.content is distinct from ''
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from companion_replies t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (
        t.content is distinct from ''
        or t.error is distinct from null
        or t.question is distinct from null
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from conversations t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (t.name is distinct from '')
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from currency_choices t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from data_exports t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from fan_list_people t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from first_joins t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from held_changes t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from hidden_characters t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from idempotency_keys t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from labels t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from less_creators t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from less_topics t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from mail_settings t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from mails t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from media_uploads t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from memberships t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (t.kind = 'free')
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from memories t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from memory_facts t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from message_speech t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from notice_choices t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from notification_marks t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from notifications t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from passkey_challenges t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from passkeys t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from payment_customers t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from payout_accounts t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from persona_choices t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from personas t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from poll_votes t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from presence t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from promotion_fans t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from push_devices t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from push_settings t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from recovery_codes t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from referral_shares t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from reports t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (t.detail is distinct from '')
    union all
    select t.reported_user_id as user_id
    from reports t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.reported_user_id
          and u.deleted_at is not null
      )
      and (t.content is distinct from '')
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from restrictions t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from sanctions t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from saved_posts t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from seen_posts t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from sessions t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (
        t.revoked_at is null
        or t.device is distinct from ''
        or t.device_id is distinct from ''
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from sign_in_identities t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from spending_limits t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from staff_cases t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from support_messages t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from support_tickets t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from totp_secrets t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from tracking_touches t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from users t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (
        t.nickname is distinct from 'Deleted account'
        or t.email is distinct from ''
        or t.email_verified is distinct from false
        or t.avatar_media_id is distinct from null
        or t.timezone is distinct from 'UTC'
        or t.language is distinct from null
        or t.role is distinct from 'member'
        or t.chat_mode is distinct from 1
        or t.sales_quiet_until is distinct from null
        or t.age_held_at is distinct from null
        or t.muted_until is distinct from null
        or t.banned_until is distinct from null
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select t.user_id as user_id
    from watch_positions t
    where
      exists (
        select
        from users u
        where
          u.user_id = t.user_id
          and u.deleted_at is not null
      )
      and (true)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select u.checkout_id
    from
      tier_upgrades u
      join checkouts k using (checkout_id)
      left join subscription_charges s using (checkout_id)
    where
      k.purpose <> 'upgrade'
      or k.user_id <> u.user_id
      or k.char_id <> u.char_id
      or k.tier_level <> u.to_level
      or (u.state = 'waiting') <> (s.entry_id is null)
      or s.usd_cents <> k.price_usd_cents
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select u.checkout_id
    from
      tier_upgrades u
      join payments d using (checkout_id)
      join checkouts k on k.subscription_ref = u.subscription_ref
      join payments m on m.checkout_id = k.checkout_id
      and m.period_end = u.period_end
    where
      d.provider = 'sandbox'
      and u.state <> 'waiting'
      and (
        m.usd_cents - coalesce(
          (
            select sum(g.amount)
            from
              journal_entries r
              join postings g using (entry_id)
            where
              r.reverses = m.entry_id
              and g.account_id = house_account ('processor')
          ),
          0
        )
      ) = 0
      and (
        d.usd_cents - coalesce(
          (
            select sum(g.amount)
            from
              journal_entries r
              join postings g using (entry_id)
            where
              r.reverses = d.entry_id
              and g.account_id = house_account ('processor')
          ),
          0
        )
      ) > 0
      and not exists (
        select
        from journal_entries r
        where
          r.reverses = d.entry_id
          and r.kind = 'chargeback'
      )
      and not exists (
        select
        from graphile_worker.jobs j
        where
          j.key = 'wallet.refund-payment:' || d.payment_ref
          and j.attempts < j.max_attempts
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select u.user_id
    from
      users u
      cross join lateral (
        select
          c.creator_user_id as other,
          c.fan_unread as unread,
          c.fan_marked_unread as marked
        from conversations c
        where
          c.user_id = u.user_id
          and c.fan_folder = 'inbox'
          and not c.fan_muted
        union all
        select
          c.user_id,
          c.creator_unread,
          c.creator_marked_unread
        from conversations c
        where
          c.creator_user_id = u.user_id
          and c.creator_folder = 'inbox'
          and not c.creator_muted
      ) side
    where
      not exists (
        select
        from
          (
            select
              user_id,
              other_user_id,
              created_at
            from blocked_pairs
          ) b
        where
          b.user_id = u.user_id
          and b.other_user_id = side.other
      )
      and not is_restricted (u.user_id, side.other)
    group by u.user_id
    having
      count(*) filter (
        where
          side.unread > 0
          or side.marked
      ) <= 1000
      and sum(
        case
          when side.unread > 0 then side.unread
          when side.marked then 1
          else 0
        end
      ) <> unread_total (u.user_id)
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select u.user_id
    from
      users u
      left join lateral (
        select
          max(s.ends_at) filter (
            where s.kind = 'mute'
          ) as mute,
          max(s.ends_at) filter (
            where s.kind = 'ban'
          ) as ban
        from sanctions s
        where
          s.user_id = u.user_id
          and s.lifted_at is null
      ) s on true
    where
      u.deleted_at is null
      and (
        u.muted_until is distinct from s.mute
        or u.banned_until is distinct from s.ban
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select u.user_id
    from
      users u
      left join lateral (
        select l.ends_at
        from care_episodes l
        where l.user_id = u.user_id
        order by l.episode_id desc
        limit 1
      ) e on true
    where
      e.ends_at is not null
      and u.sales_quiet_until is distinct from e.ends_at
    union all
    select a.user_id
    from
      care_episodes a
      join care_episodes b on b.user_id = a.user_id
      and b.episode_id > a.episode_id
    where b.began_at < a.ends_at
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select u.user_id
    from users u
    where
      u.age_held_at is not null
      and not exists (
        select
        from staff_cases s
        where
          s.user_id = u.user_id
          and s.kind = 'age'
          and s.created_at >= u.age_held_at
      )
    union all
    select s.user_id
    from
      staff_cases s
      join users u using (user_id)
    where
      s.kind = 'age'
      and s.state = 'open'
      and u.age_held_at is null
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select user_id
    from payouts
    where state in ('requested', 'approved', 'sent')
    group by user_id
    having
      count(*) > 1
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select v.conversation_id
    from
      conversations v
      join characters c using (char_id)
    where
      v.creator_user_id <> c.user_id
      or v.user_id = c.user_id
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select wanted.relation
    from
      (
        values
          ('postings'),
          ('journal_entries')
      ) wanted (relation)
    where
      not exists (
        select
        from pg_trigger t
        where
          t.tgrelid = wanted.relation::regclass
          and t.tgname = wanted.relation || '_append_only'
          and t.tgenabled in ('O', 'A')
      )
    union all
    select 'postings_balance'
    where
      not exists (
        select
        from pg_trigger t
        where
          t.tgname = 'postings_balance'
          and t.tgenabled in ('O', 'A')
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    select y.conversation_id
    from
      memories y
      join conversations c using (conversation_id)
    where
      greatest(y.read_seq, y.summary_seq, y.forgotten_seq) > c.last_seq
      or (
        y.summary <> ''
        and y.summary_seq = 0
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    with
      counted as (
        select
          p.account_id,
          (e.created_at at time zone z.timezone)::date as day,
          case
            when a.kind = 'referral_pending' then 'invite'
            else earning_kind (e.kind)
          end as source,
          count(*) as entries,
          sum(p.amount) as net
        from
          postings p
          join ledger_accounts a using (account_id)
          join journal_entries e using (entry_id)
          left join earning_zones z using (account_id)
        where
          a.kind in ('creator_pending', 'referral_pending')
          and e.kind <> 'release'
          and p.entry_id <= (
            select upto_entry_id
            from earning_rollup
          )
        group by
          1,
          2,
          3
      )
    select
      account_id,
      day,
      source,
      c.net as posted,
      d.net_usd_cents as summed
    from
      counted c
      full join earning_days d using (account_id, day, source)
    where
      c.net is distinct from d.net_usd_cents
      or c.entries is distinct from d.entries
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    with
      nets as (
        select
          o.entry_id,
          o.kind,
          p.account_id,
          a.kind as account,
          p.amount,
          p.amount + coalesce(
            (
              select sum(x.amount)
              from
                journal_entries r
                join postings x using (entry_id)
              where
                r.reverses = o.entry_id
                and r.kind <> 'clawback'
                and x.account_id = p.account_id
            ),
            0
          ) as net
        from
          journal_entries o
          join postings p using (entry_id)
          join ledger_accounts a using (account_id)
        where
          exists (
            select
            from journal_entries r
            where
              r.reverses = o.entry_id
              and r.kind <> 'clawback'
          )
      ),
      paid as (
        select
          entry_id,
          - amount as cents,
          - net as kept
        from nets
        where
          account_id = case
            when kind in ('gift', 'unlock', 'message') then house_account ('deferred_revenue')
            when kind = 'gift_claim' then house_account ('unclaimed_gifts')
            else house_account ('processor')
          end
      )
    select
      n.entry_id,
      n.account,
      n.net
    from
      nets n
      join paid p using (entry_id)
    where
      p.kept not between 0 and p.cents
      or n.account in ('wallet', 'creator_pending', 'referral_pending', 'promotions')
      and n.net <> trunc(n.amount * p.kept / p.cents)
    union all
    select
      r.entry_id,
      a.kind,
      p.amount
    from
      journal_entries r
      join postings p using (entry_id)
      join ledger_accounts a using (account_id)
    where
      r.reverses is not null
      and r.kind <> 'clawback'
      and not exists (
        select
        from postings o
        where
          o.entry_id = r.reverses
          and o.account_id = p.account_id
      )
  ) broken
limit 1000;

-- checks (src/invariants/check-invariants.ts)
select to_jsonb(broken) as example
from
  (
    with
      sold as (
        select
          e.entry_id,
          e.user_id,
          e.post_id,
          e.checkout_id,
          (
            select - sum(g.amount)
            from
              postings g
              join journal_entries r using (entry_id)
            where
              g.account_id = house_account ('processor')
              and (
                r.entry_id = e.entry_id
                or r.reverses = e.entry_id
              )
          ) as kept
        from journal_entries e
        where e.kind = 'post_sale'
      )
    select
      s.entry_id,
      s.kept
    from
      sold s
      join checkouts k using (checkout_id)
      left join purchases b using (entry_id)
    where
      k.purpose <> 'post'
      or k.user_id <> s.user_id
      or k.post_id <> s.post_id
      or (
        b.entry_id is null
        and s.kept > 0
        and not exists (
          select
          from purchases o
          where
            o.user_id = s.user_id
            and o.post_id = s.post_id
        )
      )
      or (
        b.entry_id is not null
        and (b.refunded_by is null) <> (s.kept > 0)
      )
    union all
    select
      max(e.entry_id),
      count(*)
    from journal_entries e
    where e.kind = 'post_sale'
    group by e.checkout_id
    having
      count(*) > 1
  ) broken
limit 1000;
