import type { CallOutput } from '@kindred/contract/all/calls';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../../context.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { listChanges } from '../list-changes.ts';

const $ = inputs({ userIds: 'bigint[]', since: 'xid8' });

const pollEveryMs = 1000;

const findPresent = statement({ upto: 'xid8' }, sql`select pg_snapshot_xmin(pg_current_snapshot()) as upto`);

const listChangedPeople = statement(
  { user_id: 'bigint' },
  sql`select f.user_id from conversations f
      where f.user_id = any(${$.userIds}) and f.changed_xid >= ${$.since}
    union select o.creator_user_id from conversations o
      where o.creator_user_id = any(${$.userIds}) and o.changed_xid >= ${$.since}`,
);

/**
 * Reads the chats of this process's people from the database once a second while it does not hear of the other
 * processes, and announces what has changed. What it announces itself may arrive twice.
 */
export function pollChanges(app: FastifyInstance, context: Context): void {
  if (context.config.isAlone) return;
  const poll = changePoll(context);
  let polling = Promise.resolve();
  const timer = setInterval(() => {
    polling = polling.then(poll).catch((error: unknown) => {
      context.log.warn({ err: error }, 'chats could not be read while redis is away');
    });
  }, pollEveryMs);
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await polling;
  });
}

/** Returns one round. While news arrive it only notes where to begin when they no longer do. */
function changePoll(context: Context): () => Promise<void> {
  const { db, live } = context;
  let since: string | undefined;
  const nextOf = new Map<string, string>();
  return async () => {
    const isAway = live.inSyncSince() === undefined;
    const from = since;
    since = (await findPresent.one(db)).upto;
    if (!isAway) return nextOf.clear();
    const userIds = live.listListening();
    if (from === undefined || userIds.length === 0) return;
    for (const { user_id } of await listChangedPeople.all(db, { userIds, since: from }))
      nextOf.set(user_id, await announceChanges(context, user_id, nextOf.get(user_id) ?? from));
  };
}

/** Returns the number of the change from which the next round goes on. */
async function announceChanges(context: Context, userId: string, since: string): Promise<string> {
  const viewer = { userId } as Parameters<typeof listChanges>[2];
  for (let next = since; ; ) {
    const changes = await listChanges(context, { since: next }, viewer);
    announce(context, userId, changes);
    next = changes.next;
    if (!changes.more) return next;
  }
}

function announce(
  { live }: Pick<Context, 'live'>,
  userId: string,
  { messages, conversations, unread_total }: CallOutput<'listChanges'>,
): void {
  for (const message of messages) {
    live.publishHere(
      [userId],
      message.revision > 0
        ? { type: 'message.changed', message }
        : { type: 'message.stored', message, unread_total },
    );
  }
  for (const conversation of conversations)
    live.publishHere([userId], { type: 'conversation.changed', conversation, unread_total });
}
