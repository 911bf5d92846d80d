import type { ParsedInput } from '@kindred/contract/all/calls';
import type { CreatorKind } from '@kindred/contract/characters/limits';
import { maxLess } from '@kindred/contract/feed/limits';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { as } from '../../platform/db/column-types.ts';
import type { Db } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import type { Viewer } from '../../viewer.ts';
import { notBlocked } from '../blocks/blocked-pairs.sql.ts';
import { getOtherCharId } from './get-other-char-id.ts';

const $ = inputs({ viewerId: 'bigint', charId: 'bigint', topic: 'text', now: 'timestamptz' });

/** The oldest entries make room. */
const insertCreator = statement(
  {},
  sql`with surplus as (
      delete from less_creators l using (
        select o.char_id from less_creators o where o.user_id = ${$.viewerId} and o.char_id <> ${$.charId}
        order by o.created_at desc, o.char_id desc offset ${maxLess - 1}) old
      where l.user_id = ${$.viewerId} and l.char_id = old.char_id)
    insert into less_creators (user_id, char_id, created_at) values (${$.viewerId}, ${$.charId}, ${$.now})
    on conflict do nothing`,
);
const deleteCreator = statement(
  {},
  sql`delete from less_creators where user_id = ${$.viewerId} and char_id = ${$.charId}`,
);
const insertTopic = statement(
  {},
  sql`insert into less_topics (user_id, topic, created_at) values (${$.viewerId}, ${$.topic}, ${$.now})
    on conflict do nothing`,
);
const deleteTopic = statement(
  {},
  sql`delete from less_topics where user_id = ${$.viewerId} and topic = ${$.topic}`,
);
const findTopic = statement(
  { topic: 'text?' },
  sql`select c.kind as topic from characters c where c.char_id = ${$.charId}`,
);
const listCreators = statement(
  { char_id: 'bigint', name: 'text' },
  sql`select c.char_id, c.name from less_creators l join characters c using (char_id)
    where l.user_id = ${$.viewerId} and c.deleted_at is null and ${notBlocked($.viewerId, sql`c.user_id`)}
    order by l.created_at desc, l.char_id desc limit ${maxLess}`,
);
const listTopics = statement(
  { topic: as<CreatorKind>('text') },
  sql`select topic from less_topics where user_id = ${$.viewerId} order by created_at desc, topic limit ${maxLess}`,
);

/**
 * Leaves a creator or a topic out of For you (1), or lets it in again (0). Following does not change, and a topic never
 * hides joined creators. Returns the topic; null for a creator, and for one without a topic.
 */
export async function wantLess(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  fields: ParsedInput<'wantLess'>,
  viewer: Viewer,
): Promise<{ topic: string | null }> {
  const inputs = { viewerId: viewer.userId };
  const now = clock.now();
  switch (fields.scope) {
    case 'creator': {
      const charId = await getOtherCharId(db, fields.char_id ?? missing('char_id'), viewer);
      if (fields.less) await insertCreator.run(db, { ...inputs, charId, now });
      else await deleteCreator.run(db, { ...inputs, charId });
      return { topic: null };
    }
    case 'topic': {
      const topic = fields.topic ?? (await topicOf(db, fields.char_id ?? missing('char_id'), viewer));
      if (topic === null) return { topic };
      if (fields.less) await insertTopic.run(db, { ...inputs, topic, now });
      else await deleteTopic.run(db, { ...inputs, topic });
      return { topic };
    }
    default:
      return fields.scope satisfies never;
  }
}

/** Lists the creators and topics of which the viewer wants less in For you. */
export async function listLess(
  { db }: Pick<Context, 'db'>,
  _nothing: ParsedInput<'listLess'>,
  { userId: viewerId }: Viewer,
): Promise<{ creators: { char_id: string; name: string }[]; topics: CreatorKind[] }> {
  const creators = await listCreators.all(db, { viewerId });
  const topics = await listTopics.all(db, { viewerId });
  return { creators, topics: topics.map(({ topic }) => topic) };
}

async function topicOf(db: Db, id: string, viewer: Viewer): Promise<string | null> {
  const charId = await getOtherCharId(db, id, viewer);
  return (await findTopic.first(db, { charId }))?.topic ?? null;
}

const missing = (field: string): never => refuse('invalidInput', { field });
