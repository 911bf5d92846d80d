-- HMAC-SHA-256 (RFC 2104) under the key of this installation.
create or replace function keyed_digest(message bytea) returns bytea language sql stable
  return (select sha256(o.value || sha256(i.value || message)) from server_secrets i, server_secrets o
    where i.name = 'used offers, inner pad' and o.name = 'used offers, outer pad');

create or replace function sign_in_digest(issuer text, subject text) returns bytea language sql stable
  return keyed_digest(sha256(convert_to(issuer || chr(10) || subject, 'UTF8')));

-- Returns whether an earlier, deleted account of the same sign-in has used the offer.
create or replace function has_used_offer(person bigint, what text) returns boolean language sql stable
  return exists (
    select from sign_in_identities i join used_offers o on o.digest = sign_in_digest(i.issuer, i.subject)
    where i.user_id = person and o.offer = what);
