import type { Invariant } from './invariant.ts';

const audienceKinds = ['view', 'visit', 'reach', 'join', 'pay'];

export const contentInvariants: Invariant[] = [
  {
    name: 'what creators are told of who saw them equals a recount of what was seen',
    sql: `select coalesce(h.char_id, r.char_id) as char_id, coalesce(h.dim, r.dim) as dim, coalesce(h.hour, r.hour) as hour
      from (select h.* from audience_hours h, audience_rollup a where h.hour >= a.kept_since) h
      full join (select e.char_id, d.dim, e.hour, d.key,
          ${audienceKinds.map((kind) => `count(*) filter (where e.kind = '${kind}') as ${kind}s`).join(', ')}
        from audience_rollup a join audience_events e on e.xid < a.upto_xid and e.hour >= a.kept_since
          join characters c on c.char_id = e.char_id and c.deleted_at is null
          cross join lateral (values ('all', ''), ('source', e.source), ('country', e.country),
            ('post', case when e.kind = 'view' then e.slot::text end)) d (dim, key)
        where d.key is not null group by 1, 2, 3, 4) r using (char_id, dim, hour, key)
      where (coalesce(h.views, 0), coalesce(h.visits, 0), coalesce(h.reached, 0), coalesce(h.joined, 0), coalesce(h.paid, 0))
        <> (coalesce(r.views, 0), coalesce(r.visits, 0), coalesce(r.reachs, 0), coalesce(r.joins, 0), coalesce(r.pays, 0))`,
  },
  {
    name: 'like counters equal a recount',
    sql: `select p.post_id, p.like_num, count(l.user_id) as counted from posts p left join likes l using (post_id)
      group by p.post_id having p.like_num <> count(l.user_id)`,
  },
  {
    name: 'counters of polls equal a recount of their votes',
    sql: `select o.post_id from post_polls o where o.voter_num <> (
        select count(distinct v.user_id) from poll_votes v where v.post_id = o.post_id)
      union all select c.post_id from poll_options c where c.vote_num <> (
        select count(*) from poll_votes v where v.post_id = c.post_id and v.option = c.option)`,
  },
  {
    name: 'comment counters equal a recount of what everybody may see',
    sql: `select p.post_id, p.comment_num, p.comment_root_num, r.counted, r.roots from posts p
      left join lateral (select count(*) as counted, count(*) filter (where k.root_id is null) as roots from comments k
        where k.post_id = p.post_id and k.deleted_at is null and k.visible_only_to is null) r on true
      where (p.comment_num, p.comment_root_num) <> (r.counted, r.roots)`,
  },
  {
    name: 'comments of restricted people are shadow-hidden, what staff keep back is its writer’s alone, and no others',
    sql: `select k.comment_id, k.visible_only_to from comments k join posts p using (post_id) join characters c using (char_id)
      where k.deleted_at is null and k.visible_only_to is distinct from
        case when k.is_withheld then k.user_id else comment_visible_only_to(c.user_id, k.thread_user_id, k.user_id) end`,
  },
  {
    name: 'answers stand under a live comment of the same post, in its thread',
    sql: `select r.comment_id from comments r join comments k on k.comment_id = r.root_id
      where r.post_id <> k.post_id or r.thread_user_id <> k.user_id or k.root_id is not null
        or (r.deleted_at is null and k.deleted_at is not null)`,
  },
  {
    name: 'post counters equal a recount',
    sql: `select c.char_id, c.post_num, count(p.post_id) as counted from characters c
      left join posts p on p.char_id = c.char_id and p.state = 1 and p.deleted_at is null
      group by c.char_id having c.post_num <> count(p.post_id)`,
  },
  {
    name: 'what givers gave equals a recount of their gifts',
    sql: `select coalesce(g.char_id, r.char_id) as char_id, coalesce(g.user_id, r.user_id) as user_id from gift_givers g
      full join (select char_id, user_id, sum(diamonds) as diamonds, count(*) as gift_num from gifts
        where undone_at is null group by char_id, user_id) r using (char_id, user_id)
      where g.diamonds is distinct from r.diamonds or g.gift_num is distinct from r.gift_num`,
  },
  {
    name: 'media of posts is in the private class',
    sql: `select pm.post_id, m.media_id from post_media pm join media m using (media_id) where m.class <> 'private'`,
  },
  {
    name: 'posts show only what is their own creator’s',
    sql: `select pm.post_id, pm.media_id from post_media pm join media m using (media_id) join posts p using (post_id)
      join characters c using (char_id) where m.owner_user_id <> c.user_id`,
  },
  {
    name: 'messages show only private files of whoever sent them',
    sql: `select mm.message_id, mm.media_id from message_media mm join media f using (media_id) join messages m using (message_id)
      where f.class <> 'private' or f.owner_user_id <> m.sender_user_id`,
  },
  {
    name: 'ready media was stripped and has its files',
    sql: `select m.media_id from media m where m.state = 'ready' and (m.stripped_at is null
      or not exists (select from media_files f where f.media_id = m.media_id))`,
  },
  {
    name: 'revoked sessions stay dead',
    sql: `select session_id from sessions where last_seen_at > revoked_at + interval '1 minute'`,
  },
];
