-- Made by scripts/gen-guards.ts from policy.ts. Do not edit.

create or replace trigger live_account before insert on ai_settings
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on ai_usage
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on answer_settings
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on answer_versions
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on audience_events
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on auto_message_budgets
  for each row execute function require_live_account('char_id');

create or replace trigger live_account before insert on auto_message_log
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on auto_messages
  for each row execute function require_live_account('char_id');

create or replace trigger live_account before insert on broadcasts
  for each row execute function require_live_account('char_id');

create or replace trigger live_account before insert on bundles
  for each row execute function require_live_account('char_id');

create or replace trigger live_account before insert on card_drafts
  for each row execute function require_live_account('char_id');

create or replace trigger live_account before insert on card_proofs
  for each row execute function require_live_account('char_id');

create or replace trigger live_account before insert on care_episodes
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on case_files
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert or update of char_unique_id, name, nickname, tagline, bio, card, kind, avatar_media_id, banner_media_id, image_media_id, intro_media_id on characters
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert or update of redirect_url on checkouts
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on collections
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert or update of content on comments
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert or update of content, question on companion_replies
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert or update of name on conversations
  for each row when (new.name <> '') execute function require_live_account('user_id');

create or replace trigger live_account before insert on currency_choices
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on data_exports
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on fan_list_people
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on fan_lists
  for each row execute function require_live_account('char_id');

create or replace trigger live_account before insert on fan_notes
  for each row execute function require_live_account('char_id');

create or replace trigger live_account before insert on golden_conversations
  for each row execute function require_live_account('char_id');

create or replace trigger live_account before insert on held_changes
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on hidden_characters
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on idempotency_keys
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on labels
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on less_creators
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on less_topics
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on likes
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on mail_settings
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on mails
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on media
  for each row execute function require_live_account('owner_user_id');

create or replace trigger live_account before insert on media_uploads
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert or update of kind on memberships
  for each row when (new.kind = 'free') execute function require_live_account('user_id');

create or replace trigger live_account before insert on memories
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on memory_facts
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on message_speech
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on messages
  for each row execute function require_live_account('sender_user_id');

create or replace trigger live_account before insert on notice_choices
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on notification_marks
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on notifications
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on page_tiers
  for each row execute function require_live_account('char_id');

create or replace trigger live_account before insert on passkey_challenges
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on passkeys
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on payment_customers
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on payout_accounts
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on persona_choices
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on personas
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on poll_votes
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert or update of content, rejected_reason on posts
  for each row when (new.deleted_at is null or new.content <> '' or new.rejected_reason <> '') execute function require_live_account('char_id');

create or replace trigger live_account before insert on presence
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on promotion_fans
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert or update of name on promotions
  for each row execute function require_live_account('char_id');

create or replace trigger live_account before insert or update of user_id on push_devices
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on push_settings
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on quick_replies
  for each row execute function require_live_account('char_id');

create or replace trigger live_account before insert on recovery_codes
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on referral_shares
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert or update of detail on reports
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on restrictions
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on sanctions
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on saved_posts
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on seen_posts
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert or update of device, device_id on sessions
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert or update of user_id on sign_in_identities
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on spending_limits
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on staff_cases
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on support_messages
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on support_tickets
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on totp_secrets
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert or update of name on tracking_links
  for each row execute function require_live_account('char_id');

create or replace trigger live_account before insert on tracking_touches
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before update of nickname, email, email_verified, avatar_media_id, timezone, language, role, chat_mode, sales_quiet_until, age_held_at, muted_until, banned_until on users
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on vault_folders
  for each row execute function require_live_account('char_id');

create or replace trigger live_account before insert on watch_positions
  for each row execute function require_live_account('user_id');

create or replace trigger live_account before insert on welcome_gifts
  for each row execute function require_live_account('user_id');
