-- Further messages that state what the person corrected or forgot; like the source, they stay out of prompts and summaries.
alter table memory_facts add column refuted_seqs integer[] not null default '{}';
