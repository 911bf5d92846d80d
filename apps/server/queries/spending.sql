-- Made by scripts/gen-queries.ts. Do not edit.

-- countMine (src/features/spending/list-purchases.ts)
select count(*)::integer as count
from
  (
    select
    from journal_entries e
    where
      e.user_id = :viewerId::bigint
      and e.kind <> 'release'
      and e.kind in (
        'gift',
        'unlock',
        'post_sale',
        'message',
        'subscription',
        'gift_purchase',
        'vip',
        'purchase',
        'lucky_box'
      )
      and (
        :kind::text = 'all'
        or case case e.kind
            when 'post_sale' then 'unlock'
            when 'gift_purchase' then 'gift_subscription'
            when 'purchase' then 'diamonds'
            when 'reserve' then 'message'
            when 'unreserve' then 'message'
            when 'unlock' then case
              when e.post_id is null then 'media'
              else 'unlock'
            end
            else e.kind
          end
          when 'gift' then 'gift'
          when 'unlock' then 'unlock'
          when 'media' then 'message'
          when 'message' then 'message'
          when 'subscription' then 'subscription'
          when 'gift_subscription' then 'subscription'
          else 'house'
        end = :kind::text
      )
    limit 1000
  ) few;

-- listCharged (src/features/spending/get-spending-summary.ts)
select
  coalesce(
    json_agg(
      c
      order by c.currency
    ) filter (
      where c.amount <> 0
    ),
    '[]'
  ) as charged
from
  (
    select
      coalesce(p.presented_currency, 'USD') as currency,
      sum(
        case
          when p.presented_currency is null then p.usd_cents - coalesce(given_back.cents, 0)
          else p.presented_amount - p.presented_refunded
        end
      )::bigint as amount
    from
      journal_entries e
      join payments p on p.entry_id = e.entry_id
      left join checkouts k on k.checkout_id = e.checkout_id
      left join characters c on c.char_id = e.char_id
      and c.deleted_at is null
      left join lateral (
        select sum(g.amount)::integer as cents
        from
          journal_entries r
          join postings g using (entry_id)
        where
          r.reverses = e.entry_id
          and g.account_id = house_account ('processor')
      ) given_back on true
    where
      e.user_id = :viewerId::bigint
      and e.kind in ('purchase', 'subscription', 'vip', 'post_sale', 'gift_purchase', 'unapplied')
      and e.kind <> 'unapplied'
      and (
        :month::text is null
        or to_char(
          e.created_at at time zone(
            select u.timezone
            from users u
            where u.user_id = :viewerId::bigint
          ),
          'YYYY-MM'
        ) = :month::text
      )
    group by 1
  ) c;

-- listCreators (src/features/spending/get-spending-summary.ts)
select
  coalesce(
    json_agg(
      json_build_object(
        'char_id',
        p.char_id::text,
        'name',
        p.name,
        'avatar',
        p.avatar,
        'is_there',
        p.is_there,
        'usd_cents',
        p.usd_cents,
        'gift_usd_cents',
        p.gifts,
        'post_usd_cents',
        p.posts,
        'message_usd_cents',
        p.messages,
        'subscription_usd_cents',
        p.subscriptions
      )
      order by
        p.usd_cents desc,
        p.char_id
    ),
    '[]'
  ) as creators
from
  (
    select
      c.char_id,
      case
        when c.deleted_at is null
        and coalesce(
          (
            select true
            from blocked_pairs
            where
              blocked_pairs.user_id = :viewerId::bigint
              and blocked_pairs.other_user_id = c.user_id
          ),
          false
        ) is false then c.name
        else ''
      end as name,
      case
        when c.deleted_at is null
        and coalesce(
          (
            select true
            from blocked_pairs
            where
              blocked_pairs.user_id = :viewerId::bigint
              and blocked_pairs.other_user_id = c.user_id
          ),
          false
        ) is false then coalesce(
          (
            select '/media/' || i.key || '/w320'
            from media i
            where
              i.media_id = c.avatar_media_id
              and i.class = 'public'
          ),
          ''
        )
        else ''
      end as avatar,
      c.deleted_at is null
      and coalesce(
        (
          select true
          from blocked_pairs
          where
            blocked_pairs.user_id = :viewerId::bigint
            and blocked_pairs.other_user_id = c.user_id
        ),
        false
      ) is false as is_there,
      t.usd_cents,
      t.gifts,
      t.posts,
      t.messages,
      t.subscriptions
    from
      (
        select
          s.char_id,
          sum(s.spent)::integer as usd_cents,
          coalesce(
            sum(s.spent) filter (
              where
                case case s.kind
                    when 'post_sale' then 'unlock'
                    when 'gift_purchase' then 'gift_subscription'
                    when 'purchase' then 'diamonds'
                    when 'reserve' then 'message'
                    when 'unreserve' then 'message'
                    when 'unlock' then case
                      when s.post_id is null then 'media'
                      else 'unlock'
                    end
                    else s.kind
                  end
                  when 'gift' then 'gift'
                  when 'unlock' then 'unlock'
                  when 'media' then 'message'
                  when 'message' then 'message'
                  when 'subscription' then 'subscription'
                  when 'gift_subscription' then 'subscription'
                  else 'house'
                end = 'gift'
            ),
            0
          )::integer as gifts,
          coalesce(
            sum(s.spent) filter (
              where
                case case s.kind
                    when 'post_sale' then 'unlock'
                    when 'gift_purchase' then 'gift_subscription'
                    when 'purchase' then 'diamonds'
                    when 'reserve' then 'message'
                    when 'unreserve' then 'message'
                    when 'unlock' then case
                      when s.post_id is null then 'media'
                      else 'unlock'
                    end
                    else s.kind
                  end
                  when 'gift' then 'gift'
                  when 'unlock' then 'unlock'
                  when 'media' then 'message'
                  when 'message' then 'message'
                  when 'subscription' then 'subscription'
                  when 'gift_subscription' then 'subscription'
                  else 'house'
                end = 'unlock'
            ),
            0
          )::integer as posts,
          coalesce(
            sum(s.spent) filter (
              where
                case case s.kind
                    when 'post_sale' then 'unlock'
                    when 'gift_purchase' then 'gift_subscription'
                    when 'purchase' then 'diamonds'
                    when 'reserve' then 'message'
                    when 'unreserve' then 'message'
                    when 'unlock' then case
                      when s.post_id is null then 'media'
                      else 'unlock'
                    end
                    else s.kind
                  end
                  when 'gift' then 'gift'
                  when 'unlock' then 'unlock'
                  when 'media' then 'message'
                  when 'message' then 'message'
                  when 'subscription' then 'subscription'
                  when 'gift_subscription' then 'subscription'
                  else 'house'
                end = 'message'
            ),
            0
          )::integer as messages,
          coalesce(
            sum(s.spent) filter (
              where
                case case s.kind
                    when 'post_sale' then 'unlock'
                    when 'gift_purchase' then 'gift_subscription'
                    when 'purchase' then 'diamonds'
                    when 'reserve' then 'message'
                    when 'unreserve' then 'message'
                    when 'unlock' then case
                      when s.post_id is null then 'media'
                      else 'unlock'
                    end
                    else s.kind
                  end
                  when 'gift' then 'gift'
                  when 'unlock' then 'unlock'
                  when 'media' then 'message'
                  when 'message' then 'message'
                  when 'subscription' then 'subscription'
                  when 'gift_subscription' then 'subscription'
                  else 'house'
                end = 'subscription'
            ),
            0
          )::integer as subscriptions
        from
          (
            select s.*
            from
              (
                select
                  s.*,
                  to_char(
                    s.created_at at time zone(
                      select u.timezone
                      from users u
                      where u.user_id = :viewerId::bigint
                    ),
                    'YYYY-MM'
                  ) as month
                from list_spending (:viewerId::bigint, '-infinity') s
              ) s
            where s.spent <> 0
          ) s
        where
          (
            :month::text is null
            or s.month = :month::text
          )
          and s.char_id is not null
        group by s.char_id
        order by
          sum(s.spent) desc,
          s.char_id
        limit 100
      ) t
      join characters c using (char_id)
  ) p;

-- listMine (src/features/spending/list-renewals.ts)
with
  due as (
    (
      select
        m.char_id,
        m.state,
        m.period_end,
        m.month_usd_cents,
        case
          when c.deleted_at is null
          and coalesce(
            (
              select true
              from blocked_pairs
              where
                blocked_pairs.user_id = :viewerId::bigint
                and blocked_pairs.other_user_id = c.user_id
            ),
            false
          ) is false then c.name
          else ''
        end as name,
        case
          when c.deleted_at is null
          and coalesce(
            (
              select true
              from blocked_pairs
              where
                blocked_pairs.user_id = :viewerId::bigint
                and blocked_pairs.other_user_id = c.user_id
            ),
            false
          ) is false then coalesce(
            (
              select '/media/' || i.key || '/w320'
              from media i
              where
                i.media_id = c.avatar_media_id
                and i.class = 'public'
            ),
            ''
          )
          else ''
        end as avatar,
        c.deleted_at is null
        and coalesce(
          (
            select true
            from blocked_pairs
            where
              blocked_pairs.user_id = :viewerId::bigint
              and blocked_pairs.other_user_id = c.user_id
          ),
          false
        ) is false as is_there,
        greatest(0, coalesce(k.intro_charges - b.charges, 0)) as intro_left,
        charge_price (k.intro_usd_cents, k.intro_charges, m.month_usd_cents, b.charges + 1) as next_usd_cents,
        coalesce(k.currency, 'USD') as currency,
        coalesce(k.rate_micros, 1000000) as rate_micros
      from
        memberships m
        join characters c using (char_id)
        left join checkouts k on k.user_id = m.user_id
        and k.subscription_ref = m.provider_ref
        cross join lateral (
          select count(*) as charges
          from subscription_charges s
          where s.checkout_id = k.checkout_id
        ) b
      where
        m.user_id = :viewerId::bigint
        and m.kind = 'pro'
        and m.renews
        and m.state <> 'expired'
      order by m.period_end
      limit 1000
    )
    union all
    (
      select
        null::bigint,
        v.state,
        v.period_end,
        v.month_usd_cents,
        '',
        '',
        true,
        0,
        v.month_usd_cents,
        coalesce(k.currency, 'USD'),
        coalesce(k.rate_micros, 1000000)
      from
        vip_memberships v
        left join checkouts k on k.user_id = v.user_id
        and k.subscription_ref = v.provider_ref
      where
        v.user_id = :viewerId::bigint
        and v.renews
        and v.state <> 'expired'
    )
  )
select
  coalesce(
    json_agg(
      json_build_object(
        'char_id',
        r.char_id::text,
        'name',
        r.name,
        'avatar',
        r.avatar,
        'is_there',
        r.is_there,
        'usd_cents',
        r.next_usd_cents,
        'agreed_rate',
        case
          when r.currency is not null then json_build_object('currency', r.currency, 'rate_micros', r.rate_micros)
        end,
        'time',
        to_char(r.period_end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'kind',
        case
          when r.period_end <= :now::timestamptz then 'past_due'
          when r.state = 'trialing' then 'first_charge'
          else 'renewal'
        end
      )
      order by
        r.period_end,
        r.char_id
    ),
    '[]'
  ) as list,
  coalesce(
    sum(r.next_usd_cents) filter (
      where r.period_end <= :now::timestamptz + interval '30 days'
    ),
    0
  )::bigint as month,
  coalesce(sum(r.month_usd_cents * 12 - r.intro_left * (r.month_usd_cents - r.next_usd_cents)), 0)::bigint as year,
  (
    select
      coalesce(
        json_agg(
          s
          order by s.currency
        ),
        '[]'
      )
    from
      (
        select
          r.currency,
          sum(greatest(1, round(r.next_usd_cents * r.rate_micros / 1000000.0)))::bigint as amount
        from due r
        where r.period_end <= :now::timestamptz + interval '30 days'
        group by r.currency
      ) s
  ) as month_charged,
  (
    select
      coalesce(
        json_agg(
          s
          order by s.currency
        ),
        '[]'
      )
    from
      (
        select
          r.currency,
          sum(
            greatest(1, round(r.month_usd_cents * r.rate_micros / 1000000.0)) * 12 - r.intro_left * (
              greatest(1, round(r.month_usd_cents * r.rate_micros / 1000000.0)) - greatest(1, round(r.next_usd_cents * r.rate_micros / 1000000.0))
            )
          )::bigint as amount
        from due r
        where true
        group by r.currency
      ) s
  ) as year_charged
from due r;

-- listMonths (src/features/spending/get-spending-summary.ts)
select
  coalesce(
    (
      select
        json_agg(
          m
          order by m.month desc
        )
      from
        (
          select
            s.month,
            sum(s.spent)::integer as usd_cents
          from
            (
              select s.*
              from
                (
                  select
                    s.*,
                    to_char(
                      s.created_at at time zone(
                        select u.timezone
                        from users u
                        where u.user_id = :viewerId::bigint
                      ),
                      'YYYY-MM'
                    ) as month
                  from list_spending (:viewerId::bigint, '-infinity') s
                ) s
              where s.spent <> 0
            ) s
          group by s.month
          order by s.month desc
          limit 36
        ) m
    ),
    '[]'
  ) as months,
  h.total,
  json_build_object('lucky_box_usd_cents', h.boxes, 'vip_usd_cents', h.vip, 'diamonds_usd_cents', h.diamonds) as house
from
  (
    select
      coalesce(sum(s.spent), 0)::bigint as total,
      coalesce(
        sum(s.spent) filter (
          where s.kind = 'lucky_box'
        ),
        0
      )::integer as boxes,
      coalesce(
        sum(s.charged) filter (
          where s.kind = 'vip'
        ),
        0
      )::integer as vip,
      coalesce(
        sum(s.charged) filter (
          where s.kind = 'purchase'
        ),
        0
      )::integer as diamonds
    from
      (
        select
          s.*,
          to_char(
            s.created_at at time zone(
              select u.timezone
              from users u
              where u.user_id = :viewerId::bigint
            ),
            'YYYY-MM'
          ) as month
        from list_spending (:viewerId::bigint, '-infinity') s
      ) s
    where
      (
        :month::text is null
        or s.month = :month::text
      )
  ) h;

-- purchases (src/features/spending/list-purchases.ts)
with
  page as materialized (
    select e.*
    from journal_entries e
    where
      e.user_id = :viewerId::bigint
      and e.kind <> 'release'
      and e.kind in (
        'gift',
        'unlock',
        'post_sale',
        'message',
        'subscription',
        'gift_purchase',
        'vip',
        'purchase',
        'lucky_box'
      )
      and (
        :kind::text = 'all'
        or case case e.kind
            when 'post_sale' then 'unlock'
            when 'gift_purchase' then 'gift_subscription'
            when 'purchase' then 'diamonds'
            when 'reserve' then 'message'
            when 'unreserve' then 'message'
            when 'unlock' then case
              when e.post_id is null then 'media'
              else 'unlock'
            end
            else e.kind
          end
          when 'gift' then 'gift'
          when 'unlock' then 'unlock'
          when 'media' then 'message'
          when 'message' then 'message'
          when 'subscription' then 'subscription'
          when 'gift_subscription' then 'subscription'
          else 'house'
        end = :kind::text
      )
      and (e.entry_id) < (:after1::bigint)
    order by e.entry_id desc
    limit 21
  ),
  shown as (
    select e.*
    from page e
    order by e.entry_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        json_build_object(
          'record_id',
          e.entry_id::text,
          'kind',
          case e.kind
            when 'post_sale' then 'unlock'
            when 'gift_purchase' then 'gift_subscription'
            when 'purchase' then 'diamonds'
            when 'reserve' then 'message'
            when 'unreserve' then 'message'
            when 'unlock' then case
              when e.post_id is null then 'media'
              else 'unlock'
            end
            else e.kind
          end,
          'char_id',
          e.char_id::text,
          'name',
          coalesce(payee.name, ''),
          'avatar',
          coalesce(payee.avatar, ''),
          'is_there',
          coalesce(payee.is_there, false),
          'diamonds',
          greatest(0, coalesce(- d.amount, 0)),
          'usd_cents',
          coalesce(- k.amount, 0),
          'charged',
          case
            when paid.presented_currency is not null then json_build_object('currency', paid.presented_currency, 'amount', paid.presented_amount)
          end,
          'has_receipt',
          k.account_id is not null,
          'returned',
          back.amount,
          'gained',
          greatest(0, coalesce(l.prize, d.amount, 0)),
          'created_time',
          to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'diary_id',
          case
            when remains.state = 'open' then e.post_id::text
          end,
          'post',
          case
            when remains.state = 'open'
            and e.post_id is not null then (
              select
                concat(
                  '{"diary_id":"',
                  p.post_id,
                  '","tp":',
                  p.tp,
                  ',"content":',
                  coalesce(
                    to_json(
                      case
                        when a.access = 'full' then p.content
                        else cut_caption (p.content)
                      end
                    ),
                    'null'
                  ),
                  ',"content_cut":',
                  case
                    when a.access <> 'full'
                    and p.content <> '' then 'true'
                    else 'false'
                  end,
                  ',"created_time":"',
                  to_char(p.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
                  '","sort":',
                  p.sort,
                  ',"is_reposted":',
                  case
                    when p.is_reposted then 'true'
                    else 'false'
                  end,
                  ',"price":',
                  p.price,
                  ',"members_included":',
                  p.members_included::int,
                  ',"language":',
                  coalesce(
                    (
                      case
                        when a.access = 'full' then to_json(p.language)
                      end
                    )::text,
                    'null'
                  ),
                  ',"is_open":',
                  case
                    when p.is_open then 'true'
                    else 'false'
                  end,
                  ',"tier":',
                  coalesce(
                    (
                      case
                        when p.tier_level > 0 then opening_tier (p.char_id, p.tier_level)
                      end
                    )::text,
                    'null'
                  ),
                  ',"is_sold":',
                  case
                    when b.bought then 'true'
                    else 'false'
                  end,
                  ',"is_like":',
                  case
                    when (
                      select true
                      from likes l
                      where
                        l.user_id = :viewerId::bigint
                        and l.post_id = p.post_id
                    ) then 'true'
                    else 'false'
                  end,
                  ',"state":',
                  p.state,
                  ',"state_reason":',
                  coalesce(to_json(p.rejected_reason), 'null'),
                  ',"access":"',
                  a.access,
                  '","media_count":',
                  g.num,
                  ',"media":',
                  concat('[', g.media, ']'),
                  ',"free_preview":',
                  concat('[', g.previews, ']'),
                  ',"images":',
                  concat('[', g.images, ']'),
                  ',"video":',
                  coalesce(g.video, 'null'),
                  ',"statistics":',
                  concat(
                    '{"like_num":',
                    p.like_num,
                    ',"comment_num":',
                    (
                      p.comment_num + (
                        select count(*)
                        from comments k
                        where
                          k.visible_only_to = :viewerId::bigint
                          and k.post_id = p.post_id
                          and k.deleted_at is null
                      ) - case
                        when (
                          select true
                          from
                            (
                              select w.other_user_id
                              from
                                (
                                  select
                                    user_id,
                                    other_user_id,
                                    created_at
                                  from blocked_pairs
                                ) w
                              where w.user_id = :viewerId::bigint
                              union all
                              select r.other_user_id
                              from
                                (
                                  select restrictions.other_user_id
                                  from restrictions
                                  where restrictions.user_id = :viewerId::bigint
                                ) r
                            ) k
                          limit 1
                        ) then hidden_comment_num (:viewerId::bigint, p.post_id, false)
                        else 0
                      end
                    )::int,
                    '}'
                  ),
                  ',"goal":',
                  coalesce(
                    (
                      case
                        when exists (
                          select
                          from post_goals o
                          where o.post_id = p.post_id
                        ) then post_goal (p.post_id)
                      end
                    )::text,
                    'null'
                  ),
                  ',"labels":',
                  to_json(p.disclosures),
                  ',"poll":',
                  coalesce(
                    (
                      case
                        when a.access = 'full'
                        and exists (
                          select
                          from post_polls o
                          where o.post_id = p.post_id
                        ) then post_poll (p.post_id, :viewerId::bigint, c.user_id = :viewerId::bigint, :now::timestamptz)
                      end
                    )::text,
                    'null'
                  ),
                  ',"character":',
                  concat(
                    '{"char_id":"',
                    c.char_id,
                    '","char_unique_id":',
                    coalesce(to_json(c.char_unique_id), 'null'),
                    ',"user_id":"',
                    c.user_id,
                    '","name":',
                    coalesce(to_json(c.name), 'null'),
                    ',"nickname":',
                    coalesce(to_json(c.nickname), 'null'),
                    ',"tagline":',
                    coalesce(to_json(c.tagline), 'null'),
                    ',"avatar":"',
                    coalesce(
                      (
                        select '/media/' || i.key || '/w320'
                        from media i
                        where
                          i.media_id = c.avatar_media_id
                          and i.class = 'public'
                      ),
                      ''
                    ),
                    '","banner":"',
                    coalesce(
                      (
                        select '/media/' || i.key || '/w1600'
                        from media i
                        where
                          i.media_id = c.banner_media_id
                          and i.class = 'public'
                      ),
                      ''
                    ),
                    '","image":"',
                    coalesce(
                      (
                        select '/media/' || i.key || '/w1600'
                        from media i
                        where
                          i.media_id = c.image_media_id
                          and i.class = 'public'
                      ),
                      ''
                    ),
                    '","char_type":',
                    c.char_type,
                    ',"is_blue_label":',
                    c.is_blue_label,
                    ',"group_id":',
                    coalesce(to_json(c.group_id), 'null'),
                    ',"is_sold":',
                    case
                      when j.joined then 'true'
                      else 'false'
                    end,
                    ',"can_comment":',
                    can_comment (c.user_id = :viewerId::bigint, :viewerIsCreator::boolean, j.joined, c.comment_config),
                    ',"character_sub":',
                    case
                      when c.group_id is null then '{"sub_type":"free"}'
                      else '{"sub_type":"pro"}'
                    end,
                    ',"pro_sales_open":',
                    case
                      when c.pro_sales_open then 'true'
                      else 'false'
                    end,
                    '}'
                  ),
                  '}'
                )::json
              from
                posts p
                join characters c on c.char_id = p.char_id
                left join memberships m on m.user_id = :viewerId::bigint
                and m.char_id = c.char_id
                cross join lateral (
                  select is_joined (m.kind, c.group_id, m.period_end, :now::timestamptz) as joined
                  offset 0
                ) j
                cross join lateral (
                  select
                    coalesce(
                      (
                        select true
                        from purchases b
                        where
                          b.user_id = :viewerId::bigint
                          and b.post_id = p.post_id
                          and b.refunded_by is null
                      ),
                      false
                    ) as bought
                  offset 0
                ) b
                cross join lateral (
                  select
                    post_access (
                      (p.price, p.members_included, p.tier_level, p.state, p.has_preview, p.is_open)::post_terms,
                      (c.user_id = :viewerId::bigint, :viewerIsReviewer::boolean, j.joined, m.tier_level, b.bought)::post_viewer
                    ) as access
                  offset 0
                ) a
                cross join lateral (
                  select
                    count(*) filter (
                      where i.is_in_post
                    ) as num,
                    string_agg(
                      i.item,
                      ','
                      order by i.position
                    ) filter (
                      where i.is_in_post
                    ) as media,
                    string_agg(
                      i.item,
                      ','
                      order by i.position
                    ) filter (
                      where
                        i.is_preview
                        and i.is_open
                    ) as previews,
                    string_agg(
                      concat('"', i.url, '"'),
                      ','
                      order by i.position
                    ) filter (
                      where
                        i.is_in_full
                        and i.kind = 'image'
                    ) as images,
                    (
                      array_agg(
                        concat('{"id":"', i.media_id, '","url":"', i.url, '","image":"', i.image, '"}')
                        order by i.position
                      ) filter (
                        where
                          i.is_in_full
                          and i.kind = 'video'
                      )
                    ) [1] as video
                  from
                    (
                      select
                        pm.media_id,
                        pm.position,
                        pm.is_in_post,
                        pm.is_preview,
                        f.kind,
                        o.is_open,
                        media_url (f.kind, f.key, f.widths, f.is_packaged, coalesce('?v=' || nullif(:mediaToken::text, ''), '')) as url,
                        media_image (f.key, f.widths, coalesce('?v=' || nullif(:mediaToken::text, ''), '')) as image,
                        pm.is_in_post
                        and a.access = 'full' as is_in_full,
                        case
                          when o.is_open then media_item_text (f.item, coalesce('?v=' || nullif(:mediaToken::text, ''), ''), f.placeholder, (pm.alt)::text)
                          else locked_item_text (f.kind, f.placeholder, f.duration_ms)
                        end as item
                      from
                        post_media pm
                        join media f on f.media_id = pm.media_id
                        and f.state = 'ready'
                        cross join lateral (
                          select
                            a.access = 'full'
                            or (
                              a.access = 'preview'
                              and pm.is_preview
                            ) as is_open
                        ) o
                      where pm.post_id = p.post_id
                    ) i
                ) g
              where
                p.post_id = e.post_id
                and (
                  p.deleted_at is null
                  and (
                    (
                      p.state = 6
                      and coalesce(
                        (
                          select true
                          from purchases b
                          where
                            b.user_id = :viewerId::bigint
                            and b.post_id = p.post_id
                            and b.refunded_by is null
                        ),
                        false
                      )
                    )
                    or post_access (
                      (p.price, p.members_included, p.tier_level, p.state, p.has_preview, p.is_open)::post_terms,
                      (c.user_id = :viewerId::bigint, :viewerIsReviewer::boolean, false, null, false)::post_viewer
                    ) <> 'none'
                  )
                  or (
                    p.kept_at is not null
                    and b.bought
                  )
                )
            )
          end,
          'seq',
          case
            when remains.state = 'open' then m.seq
          end,
          'chat_no',
          coalesce(o.chat_no, 0),
          'remains',
          remains.state,
          'until',
          to_char(
            case
              when remains.state = 'waiting' then sg.expires_at
              else coalesce(s.period_end, v.period_end)
            end at time zone 'UTC',
            'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
          )
        )
      )::text,
      ','
      order by e.entry_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(e.entry_id::text)
    from shown e
    order by e.entry_id asc
    limit 1
  ) as last
from
  shown e
  left join lateral (
    select
      case
        when c.deleted_at is null
        and coalesce(
          (
            select true
            from blocked_pairs
            where
              blocked_pairs.user_id = :viewerId::bigint
              and blocked_pairs.other_user_id = c.user_id
          ),
          false
        ) is false then c.name
        else ''
      end as name,
      case
        when c.deleted_at is null
        and coalesce(
          (
            select true
            from blocked_pairs
            where
              blocked_pairs.user_id = :viewerId::bigint
              and blocked_pairs.other_user_id = c.user_id
          ),
          false
        ) is false then coalesce(
          (
            select '/media/' || i.key || '/w320'
            from media i
            where
              i.media_id = c.avatar_media_id
              and i.class = 'public'
          ),
          ''
        )
        else ''
      end as avatar,
      c.deleted_at is null
      and coalesce(
        (
          select true
          from blocked_pairs
          where
            blocked_pairs.user_id = :viewerId::bigint
            and blocked_pairs.other_user_id = c.user_id
        ),
        false
      ) is false as is_there,
      c.deleted_at is not null as has_left
    from characters c
    where c.char_id = e.char_id
  ) payee on true
  left join postings d on d.entry_id = e.entry_id
  and d.account_id = (
    select a.account_id
    from ledger_accounts a
    where
      a.user_id = :viewerId::bigint
      and a.kind = 'wallet'
  )
  left join postings k on k.entry_id = e.entry_id
  and k.account_id = house_account ('processor')
  left join payments paid on paid.entry_id = e.entry_id
  cross join lateral (
    select coalesce(sum(b.amount), 0)::integer as amount
    from
      journal_entries r
      join postings b using (entry_id)
    where
      r.reverses = e.entry_id
      and r.kind <> 'clawback'
      and b.account_id = coalesce(k.account_id, d.account_id)
  ) back
  left join gifts g on g.entry_id = e.entry_id
  left join posts p on p.post_id = e.post_id
  left join message_purchases mp on mp.entry_id = e.entry_id
  left join messages m on m.message_id = mp.message_id
  and exists (
    select
    from message_media mm
    where mm.message_id = m.message_id
  )
  left join conversations o on o.conversation_id = m.conversation_id
  left join subscription_charges s on s.entry_id = e.entry_id
  left join subscription_gifts sg on e.kind = 'gift_purchase'
  and sg.checkout_id = e.checkout_id
  left join vip_charges v on v.entry_id = e.entry_id
  left join vip_memberships vip on e.kind = 'vip'
  and vip.user_id = e.user_id
  left join lucky_draws l on l.entry_id = e.entry_id
  cross join lateral (
    select
      case
        when g.undone_at is not null then 'undone'
        when back.amount >= - coalesce(k.amount, d.amount) then 'returned'
        else case case e.kind
            when 'post_sale' then 'unlock'
            when 'gift_purchase' then 'gift_subscription'
            when 'purchase' then 'diamonds'
            when 'reserve' then 'message'
            when 'unreserve' then 'message'
            when 'unlock' then case
              when e.post_id is null then 'media'
              else 'unlock'
            end
            else e.kind
          end
          when 'gift' then 'given'
          when 'unlock' then case
            when p.kept_at is not null then 'open'
            when p.deleted_at is not null then 'gone'
            when not coalesce(payee.is_there, false)
            and not coalesce(payee.has_left, true) then 'withheld'
            when not coalesce(payee.is_there, false) then 'gone'
            when p.state in (1, 6) then 'open'
            else 'hidden'
          end
          when 'media' then case
            when m.message_id is null then 'gone'
            when not coalesce(payee.is_there, false)
            and not coalesce(payee.has_left, true) then 'withheld'
            else 'open'
          end
          when 'message' then 'answered'
          when 'subscription' then case
            when s.period_end > :now::timestamptz
            and coalesce(payee.is_there, false) then 'running'
            else 'over'
          end
          when 'gift_subscription' then case sg.state
            when 'ready' then 'waiting'
            when 'claimed' then 'claimed'
            else 'given'
          end
          when 'vip' then case
            when v.period_end > :now::timestamptz
            and vip.state <> 'expired' then 'running'
            else 'over'
          end
          else 'credited'
        end
      end as state
  ) remains;
