import type { ConversationFilter } from '@kindred/contract/chat/limits';
import type { Db } from '../../../platform/db/db.ts';
import { inputs, raw, type Sql, sql, statement } from '../../../platform/db/sql.ts';
import {
  type ConversationRow,
  conversationHasBegun,
  conversationIsOpen,
  conversationPeople,
  conversationRow,
  itemColumns,
} from '../conversations.sql.ts';

const $ = inputs({
  viewerId: 'bigint',
  limit: 'integer',
  skip: 'integer',
  beforeId: 'bigint',
  beforePinned: 'boolean',
  beforeTime: 'timestamptz',
  beforeDiamonds: 'bigint',
  labelId: 'bigint',
});

// Each list is a statement of its own, so that every filter is read from the partial index with the same condition.

type Side = 'fan' | 'creator';

/** The condition of each side; a filter without a side lists nothing on it. */
const filters = {
  inbox: { fan: `c.fan_folder = 'inbox'`, creator: `c.creator_folder = 'inbox'` },
  archived: { fan: `c.fan_folder = 'archived'`, creator: `c.creator_folder = 'archived'` },
  unread: {
    fan: `(c.fan_unread > 0 or c.fan_marked_unread) and c.fan_folder = 'inbox'`,
    creator: `(c.creator_unread > 0 or c.creator_marked_unread) and c.creator_folder = 'inbox'`,
  },
  // The last message is the other side's, and was not automated.
  waiting: {
    fan: `c.last_identity in ('creator', 'ai') and c.fan_folder = 'inbox'`,
    creator: `c.last_identity = 'fan' and c.creator_folder = 'inbox'`,
  },
  subscribers: { creator: `c.is_subscriber and c.creator_folder = 'inbox'` },
  top_fans: { creator: `c.gifted_diamonds > 0 and c.creator_folder = 'inbox'` },
  // In any folder: the creator has not answered words of distress there.
  distress: { creator: `c.handover = 'distress'` },
} satisfies Record<ConversationFilter, { fan?: string; creator: string }>;

const userColumn = { fan: 'user_id', creator: 'creator_user_id' } as const;

const isListed = (side: Side, where: string) =>
  sql`c.${raw(userColumn[side])} = ${$.viewerId} and ${raw(where)} and ${conversationHasBegun} and ${conversationIsOpen}`;

const sideByTime = (side: Side, where: string) => sql`
  (select c.*, c.${raw(side)}_pinned as is_first from conversations c
    where ${isListed(side, where)}
      and (c.${raw(side)}_pinned, c.last_message_at, c.conversation_id) < (${$.beforePinned}, ${$.beforeTime}, ${$.beforeId})
    order by c.${raw(side)}_pinned desc, c.last_message_at desc, c.conversation_id desc limit ${$.limit} + ${$.skip})`;

const byTime = <Inputs>(sides: Sql<Inputs>) =>
  statement(
    conversationRow,
    sql`select ${itemColumns}
      from (select * from (${sides}) sides
        order by is_first desc, last_message_at desc, conversation_id desc limit ${$.limit} offset ${$.skip}) c ${conversationPeople}
      order by c.is_first desc, c.last_message_at desc, c.conversation_id desc`,
  );
const ofBoth = ({ fan, creator }: { fan: string; creator: string }) =>
  byTime(sql`${sideByTime('fan', fan)} union all ${sideByTime('creator', creator)}`);

const byGifts = statement(
  conversationRow,
  sql`select ${itemColumns}
    from (select c.* from conversations c
      where ${isListed('creator', filters.top_fans.creator)}
        and (c.gifted_diamonds, c.conversation_id) < (${$.beforeDiamonds}, ${$.beforeId})
      order by c.gifted_diamonds desc, c.conversation_id desc limit ${$.limit} offset ${$.skip}) c ${conversationPeople}
    order by c.gifted_diamonds desc, c.conversation_id desc`,
);

const countSide = (side: Side, where: string) =>
  sql`(select count(*)::integer from (select from conversations c where ${isListed(side, where)} limit 1000) few)`;
const total = <Inputs>(sides: Sql<Inputs>) =>
  statement(
    { unread_total: 'integer', total: 'integer' },
    sql`select unread_total(${$.viewerId})::integer as unread_total, ${sides} as total`,
  );
const totalOfBoth = ({ fan, creator }: { fan: string; creator: string }) =>
  total(sql`${countSide('fan', fan)} + ${countSide('creator', creator)}`);
const totalOfCreator = ({ creator }: { creator: string }) => total(countSide('creator', creator));

/** The statements of each list: a page, and the total, which stops at a thousand per side. */
export const conversationLists = {
  inbox: { page: ofBoth(filters.inbox), total: totalOfBoth(filters.inbox) },
  archived: { page: ofBoth(filters.archived), total: totalOfBoth(filters.archived) },
  unread: { page: ofBoth(filters.unread), total: totalOfBoth(filters.unread) },
  waiting: { page: ofBoth(filters.waiting), total: totalOfBoth(filters.waiting) },
  subscribers: {
    page: byTime(sideByTime('creator', filters.subscribers.creator)),
    total: totalOfCreator(filters.subscribers),
  },
  top_fans: { page: byGifts, total: totalOfCreator(filters.top_fans) },
  distress: {
    page: byTime(sideByTime('creator', filters.distress.creator)),
    total: totalOfCreator(filters.distress),
  },
};

/**
 * Conversations with the viewer's own label, in any folder but not deleted. A label holds a thousand at most, so they
 * can be sorted.
 */
const isLabelled = sql`cl.label_id = ${$.labelId}
  and exists (select from labels l where l.label_id = cl.label_id and l.user_id = ${$.viewerId})
  and case c.user_id when ${$.viewerId} then c.fan_folder else c.creator_folder end <> 'deleted'
  and ${conversationHasBegun} and ${conversationIsOpen}`;
const ownPinned = sql`case c.user_id when ${$.viewerId} then c.fan_pinned else c.creator_pinned end`;

export const labelledList = {
  page: statement(
    conversationRow,
    sql`select ${itemColumns}
      from (select c.*, ${ownPinned} as is_first from conversation_labels cl join conversations c using (conversation_id)
        where ${isLabelled}
          and (${ownPinned}, c.last_message_at, c.conversation_id) < (${$.beforePinned}, ${$.beforeTime}, ${$.beforeId})
        order by ${ownPinned} desc, c.last_message_at desc, c.conversation_id desc limit ${$.limit} offset ${$.skip}) c ${conversationPeople}
      order by c.is_first desc, c.last_message_at desc, c.conversation_id desc`,
  ),
  total: total(
    sql`(select count(*)::integer from conversation_labels cl join conversations c using (conversation_id) where ${isLabelled})`,
  ),
};

export type PageStart = { limit: number; skip: number };
export type BeforeTime = { beforePinned: boolean; beforeTime: string; beforeId: string };
export type BeforeGifts = { beforeDiamonds: string; beforeId: string };

/** Lists by time, pinned conversations first. */
export function listByTime(
  db: Db,
  filter: Exclude<ConversationFilter, 'top_fans'>,
  inputs: PageStart & BeforeTime & { viewerId: string; now: Date },
): Promise<ConversationRow[]> {
  return conversationLists[filter].page.all(db, inputs);
}

export function listByGifts(
  db: Db,
  inputs: PageStart & BeforeGifts & { viewerId: string; now: Date },
): Promise<ConversationRow[]> {
  return byGifts.all(db, inputs);
}
