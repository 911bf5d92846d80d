-- Help is also given in Japanese, Spanish and German.
alter table help_referrals drop constraint help_referrals_language_check;
alter table help_referrals add constraint help_referrals_language_check check (language in ('en', 'zh', 'ja', 'es', 'de'));
