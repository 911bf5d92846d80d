-- Made by scripts/gen-queries.ts. Do not edit.

-- acceptStep (src/features/users/totp/totp.sql.ts)
update totp_secrets
set
  last_step = :step::bigint,
  wrong_count = 0,
  wrong_since = null
where
  user_id = :userId::bigint
  and last_step < :step::bigint;

-- addSession (src/features/users/sessions.sql.ts)
insert into
  sessions (token_hash, user_id, device_id, device, created_at, last_seen_at)
values (:tokenHash::bytea, :userId::bigint, :deviceId::text, :device::text, :now::timestamptz, :now::timestamptz)
returning session_id;

-- addUser (src/features/users/users.sql.ts)
insert into
  users (nickname, email, email_verified, timezone, created_at)
values (:nickname::text, :email::text, :emailVerified::boolean, :timezone::text, :now::timestamptz)
returning user_id;

-- bindIdentity (src/features/users/users.sql.ts)
insert into
  sign_in_identities (issuer, subject, user_id, created_at)
values (:issuer::text, :subject::text, :userId::bigint, :now::timestamptz)
on conflict (issuer, subject) do update
set
  user_id = excluded.user_id,
  created_at = excluded.created_at;

-- confirmSecret (src/features/users/totp/totp.sql.ts)
update totp_secrets
set confirmed_at = :now::timestamptz
where
  user_id = :userId::bigint
  and confirmed_at is null;

-- countAttempt (src/features/users/totp/totp.sql.ts)
update totp_secrets
set
  wrong_count = case
    when wrong_since > :wrongAfter::timestamptz then wrong_count
    else 0
  end + 1,
  wrong_since = case
    when wrong_since > :wrongAfter::timestamptz then wrong_since
    else :now::timestamptz
  end
where
  user_id = :userId::bigint
  and (
    wrong_since is null
    or wrong_since <= :wrongAfter::timestamptz
    or wrong_count < 10
  );

-- countSince (src/features/users/sessions.sql.ts)
select count(*)::integer as count
from sessions
where
  user_id = :userId::bigint
  and revoked_at is null
  and created_at > :since::timestamptz;

-- deleteChallenges (src/features/users/passkeys/passkeys.sql.ts)
delete from passkey_challenges
where user_id = :userId::bigint;

-- deleteCodes (src/features/users/totp/totp.sql.ts)
delete from recovery_codes
where user_id = :userId::bigint;

-- deleteExpired (src/features/users/users.sql.ts)
delete from used_id_tokens
where expires_at < :before::timestamptz;

-- deleteKeys (src/features/users/passkeys/passkeys.sql.ts)
delete from passkeys
where user_id = :userId::bigint;

-- deleteOld (src/features/users/used-offers.sql.ts)
delete from used_offers
where used_at < :now::timestamptz - make_interval(years => 3);

-- deletePasskey (src/features/users/passkeys/passkeys.sql.ts)
delete from passkeys
where
  passkey_id = :passkeyId::bigint
  and user_id = :userId::bigint;

-- deleteSecret (src/features/users/totp/totp.sql.ts)
delete from totp_secrets
where user_id = :userId::bigint;

-- findBySignIn (src/features/users/users.sql.ts)
select u.user_id
from
  sign_in_identities i
  join users u using (user_id)
where
  i.issuer = :issuer::text
  and i.subject = :subject::text
  and u.deleted_at is null;

-- findSalesQuiet (src/features/users/sales/is-sales-quiet.ts)
select is_sales_quiet (:userId::bigint, :now::timestamptz) as is_quiet;

-- findSalesState (src/features/users/sales/is-sales-quiet.ts)
select
  is_sales_quiet (:userId::bigint, :now::timestamptz) as is_quiet,
  is_age_held (:userId::bigint) as is_held;

-- findSecret (src/features/users/totp/totp.sql.ts)
select
  sealed_secret,
  confirmed_at,
  wrong_count,
  wrong_since,
  (
    select count(*)
    from recovery_codes r
    where
      r.user_id = t.user_id
      and r.used_at is null
  )::integer as codes_left
from totp_secrets t
where user_id = :userId::bigint;

-- findSession (src/features/users/authenticate.ts)
select
  s.session_id,
  s.user_id,
  s.last_seen_at,
  u.is_creator,
  u.role,
  u.age_held_at is not null as is_held,
  coalesce(u.banned_until > :now::timestamptz, false) as is_banned,
  coalesce(u.muted_until > :now::timestamptz, false) as is_muted,
  (
    select c.char_id
    from characters c
    where
      c.user_id = s.user_id
      and c.deleted_at is null
    order by c.char_id
    limit 1
  ) as char_id,
  is_vip (s.user_id, :now::timestamptz) as is_vip
from
  sessions s
  join users u using (user_id)
where
  s.token_hash = :tokenHash::bytea
  and s.revoked_at is null
  and u.deleted_at is null
  and s.last_seen_at > :idleCutoff::timestamptz;

-- findSteppedUp (src/features/users/step-up.ts)
select greatest(created_at, stepped_up_at) as at
from sessions
where session_id = :sessionId::bigint;

-- findUsed (src/features/users/used-offers.sql.ts)
select has_used_offer (:userId::bigint, :offer::text) as is_used;

-- getUser (src/features/users/users.sql.ts)
select
  u.user_id,
  u.nickname,
  u.email,
  u.is_creator,
  u.chat_mode,
  u.role,
  m.key as avatar_key,
  m.widths[1] as avatar_width,
  c.char_id,
  c.char_unique_id,
  coalesce(
    (
      select a.balance
      from ledger_accounts a
      where
        a.user_id = u.user_id
        and a.kind = 'wallet'
    ),
    0
  ) as diamond,
  unread_total (u.user_id) as unread,
  coalesce(u.sales_quiet_until > :now::timestamptz, false) as is_sales_quiet,
  u.age_held_at is not null as is_age_held,
  coalesce(u.banned_until > :now::timestamptz, false) as is_banned,
  is_vip (u.user_id, :now::timestamptz) as is_vip
from
  users u
  left join lateral (
    select *
    from characters c
    where
      c.user_id = u.user_id
      and c.deleted_at is null
    order by c.char_id
    limit 1
  ) c on true
  left join media m on m.media_id = coalesce(u.avatar_media_id, c.avatar_media_id)
  and m.class = 'public'
  and m.state = 'ready'
where u.user_id = :userId::bigint;

-- insert (src/features/users/presence/presence.sql.ts)
with
  earlier as (
    select user_id
    from presence
    where
      user_id = any (:userIds::bigint[])
      and seen_at > :now::timestamptz - interval '75 seconds'
  )
insert into
  presence as p (user_id, seen_at)
select
  u.user_id,
  :now::timestamptz
from users u
where
  u.user_id = any (:userIds::bigint[])
  and u.is_creator
  and u.deleted_at is null
order by u.user_id
on conflict (user_id) do update
set seen_at = excluded.seen_at
returning
  p.user_id,
  not exists (
    select
    from earlier e
    where e.user_id = p.user_id
  ) as is_new;

-- insert (src/features/users/used-offers.sql.ts)
insert into
  used_offers (digest, offer, used_at)
select
  sign_in_digest (i.issuer, i.subject),
  o.offer,
  :now::timestamptz
from
  sign_in_identities i
  cross join unnest(:offers::text[]) o (offer)
where i.user_id = :userId::bigint
on conflict do nothing;

-- insertCodes (src/features/users/totp/totp.sql.ts)
insert into
  recovery_codes (user_id, digest)
select
  :userId::bigint,
  decode(digest, 'hex')
from unnest(:digests::text[]) digest;

-- insertConsent (src/features/users/users.sql.ts)
insert into
  consents (user_id, kind, text_version, given_at)
select
  :userId::bigint,
  kind,
  :textVersion::text,
  :now::timestamptz
from unnest(array['age', 'terms']) kind;

-- insertForCard (src/features/users/used-offers.sql.ts)
insert into
  used_offers (digest, offer, used_at)
select
  c.digest,
  o.offer,
  :now::timestamptz
from
  (
    select sign_in_digest ('card', :fingerprint::text) as digest
  ) c
  cross join unnest(:offers::text[]) o (offer)
where
  not exists (
    select
    from used_offers u
    where
      u.digest = c.digest
      and u.offer = any (:offers::text[])
  )
on conflict do nothing;

-- insertPasskey (src/features/users/passkeys/passkeys.sql.ts)
insert into
  passkeys (user_id, name, credential_id, public_key, transports, counter, created_at)
values (:userId::bigint, :name::text, :credentialId::bytea, :publicKey::bytea, :transports::text[], :counter::bigint, :now::timestamptz)
on conflict (credential_id) do nothing
returning
  passkey_id,
  name,
  credential_id,
  transports,
  created_at,
  last_used_at;

-- listLive (src/features/users/sessions.sql.ts)
select s.session_id
from
  sessions s
  join users u using (user_id)
where
  s.session_id = any (:sessionIds::bigint[])
  and s.revoked_at is null
  and u.deleted_at is null
  and s.last_seen_at > :idleCutoff::timestamptz;

-- listLiveOf (src/features/users/sessions.sql.ts)
select
  session_id,
  device,
  created_at,
  last_seen_at
from sessions
where
  user_id = :userId::bigint
  and revoked_at is null
  and last_seen_at > :idleCutoff::timestamptz
order by session_id desc
limit 100;

-- listPasskeyRows (src/features/users/passkeys/passkeys.sql.ts)
select
  passkey_id,
  name,
  credential_id,
  transports,
  created_at,
  last_used_at
from passkeys
where user_id = :userId::bigint
order by passkey_id desc
limit 100;

-- lockName (src/features/users/users.sql.ts)
select pg_advisory_xact_lock(hashtextextended (:name::text, 0));

-- lockOwner (src/features/users/passkeys/passkeys.sql.ts)
select user_id
from users
where user_id = :userId::bigint
for no key update;

-- lockPasskey (src/features/users/passkeys/passkeys.sql.ts)
select
  passkey_id,
  public_key,
  counter
from passkeys
where
  credential_id = :credentialId::bytea
  and user_id = :userId::bigint
for update;

-- markPasskeyUsed (src/features/users/passkeys/passkeys.sql.ts)
update passkeys
set
  counter = :counter::bigint,
  last_used_at = :now::timestamptz
where passkey_id = :passkeyId::bigint;

-- remove (src/features/users/presence/presence.sql.ts)
with
  gone as (
    select user_id
    from presence
    where user_id = any (:userIds::bigint[])
    order by user_id
    for update
  )
delete from presence p using gone
where p.user_id = gone.user_id
returning p.user_id;

-- renew (src/features/users/presence/presence.sql.ts)
insert into
  presence (user_id, seen_at)
select distinct
  s.user_id,
  :now::timestamptz
from
  sessions s
  join users u using (user_id)
where
  s.session_id = any (:sessionIds::bigint[])
  and u.is_creator
  and u.deleted_at is null
order by s.user_id
on conflict (user_id) do update
set seen_at = excluded.seen_at;

-- revoke (src/features/users/sessions.sql.ts)
update sessions
set revoked_at = :now::timestamptz
where
  session_id = :sessionId::bigint
  and user_id = :userId::bigint
  and revoked_at is null;

-- revokeOthers (src/features/users/sessions.sql.ts)
update sessions
set revoked_at = :now::timestamptz
where
  user_id = :userId::bigint
  and revoked_at is null
  and session_id is distinct from :exceptSessionId::bigint
returning session_id;

-- setLanguage (src/features/users/users.sql.ts)
update users
set language = :language::text
where
  user_id = :userId::bigint
  and deleted_at is null
  and language is distinct from :language::text;

-- storeReferral (src/features/users/users.sql.ts)
update users u
set
  referred_by = c.user_id,
  referred_at = :now::timestamptz
from
  characters c
  join users referrer on referrer.user_id = c.user_id
where
  u.user_id = :userId::bigint
  and u.referred_by is null
  and not u.is_creator
  and c.char_unique_id = :code::text
  and c.deleted_at is null
  and referrer.deleted_at is null
  and c.user_id <> u.user_id
  and referrer.referred_by is distinct from u.user_id
  and coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = u.user_id
        and blocked_pairs.other_user_id = c.user_id
    ),
    false
  ) is false;

-- storeToken (src/features/users/users.sql.ts)
insert into
  used_id_tokens (token_hash, issuer, nonce, expires_at)
values (:tokenHash::bytea, :issuer::text, :nonce::text, :expiresAt::timestamptz)
on conflict do nothing;

-- takeChallenge (src/features/users/passkeys/passkeys.sql.ts)
delete from passkey_challenges
where session_id = :sessionId::bigint
returning
  challenge,
  created_at;

-- touchIdle (src/features/users/sessions.sql.ts)
update sessions
set last_seen_at = :now::timestamptz
where
  session_id = any (:sessionIds::bigint[])
  and last_seen_at < :before::timestamptz;

-- updateRole (src/features/users/grant-role.ts)
update users
set role = :role::text
where
  user_id = :userId::bigint
  and deleted_at is null;

-- updateSteppedUp (src/features/users/step-up.ts)
update sessions
set stepped_up_at = :now::timestamptz
where session_id = :sessionId::bigint;

-- upsertChallenge (src/features/users/passkeys/passkeys.sql.ts)
insert into
  passkey_challenges (session_id, user_id, challenge, created_at)
values (:sessionId::bigint, :userId::bigint, :challenge::bytea, :now::timestamptz)
on conflict (session_id) do update
set
  challenge = excluded.challenge,
  created_at = excluded.created_at;

-- upsertSecret (src/features/users/totp/totp.sql.ts)
insert into
  totp_secrets as t (user_id, sealed_secret, created_at)
values (:userId::bigint, :sealedSecret::bytea, :now::timestamptz)
on conflict (user_id) do update
set
  sealed_secret = excluded.sealed_secret,
  created_at = excluded.created_at,
  last_step = 0,
  wrong_count = 0,
  wrong_since = null
where t.confirmed_at is null;

-- useRecoveryCode (src/features/users/totp/totp.sql.ts)
with
  used as (
    update recovery_codes
    set used_at = :now::timestamptz
    where
      user_id = :userId::bigint
      and digest = :digest::bytea
      and used_at is null
    returning user_id
  )
update totp_secrets
set
  wrong_count = 0,
  wrong_since = null
where
  user_id in (
    select user_id
    from used
  );
