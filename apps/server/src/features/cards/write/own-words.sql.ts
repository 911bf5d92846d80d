import type { Db } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({ charId: 'bigint' });

const maxPosts = 12;
const maxAnswers = 12;

const findProfile = statement(
  { name: 'text', tagline: 'text', bio: 'text' },
  sql`select name, tagline, bio from characters where char_id = ${$.charId} and deleted_at is null`,
);

const listPosts = statement(
  { content: 'text' },
  sql`select content from posts
    where char_id = ${$.charId} and deleted_at is null and state = 1 and price = 0 and tier_level = 0 and content <> ''
      and exists (select from characters c where c.char_id = ${$.charId} and c.group_id is null)
    order by published_at desc, post_id desc limit ${maxPosts}`,
);

// Only the newest answer of each conversation: answers to one person often are about that person.
const listAnswers = statement(
  { content: 'text', fan_name: 'text' },
  sql`select m.content, u.nickname as fan_name
    from (select conversation_id, user_id from conversations where char_id = ${$.charId}
        order by last_message_at desc limit ${maxAnswers}) c
      join users u using (user_id)
      cross join lateral (
        select m.content from messages m
        where m.conversation_id = c.conversation_id and m.identity = 'creator' and m.type = 'text'
          and not m.is_deleted
        order by m.seq desc limit 1) m`,
);

/** A creator's own words: their page, their open posts, and the answers they wrote by hand. */
export type OwnWords = { name: string; tagline: string; bio: string; posts: string[]; answers: string[] };

/**
 * Finds the creator's own words, without those of fans, and without fans' names. Returns undefined when the character
 * does not exist.
 */
export async function findOwnWords(db: Db, of: string): Promise<OwnWords | undefined> {
  const profile = await findProfile.first(db, { charId: of });
  if (!profile) return undefined;
  const posts = await listPosts.all(db, { charId: of });
  const answers = await listAnswers.all(db, { charId: of });
  return {
    ...profile,
    posts: posts.map(({ content }) => content),
    answers: answers.map(({ content, fan_name: name }) =>
      name.trim().length > 1 ? content.replaceAll(name.trim(), '{{user}}') : content,
    ),
  };
}
