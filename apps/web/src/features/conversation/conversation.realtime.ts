import type { LiveHandlers } from '../../lib/realtime/live-handlers.ts';
import { getSession } from '../../lib/storage/session.ts';
import { readCareAgain } from '../care/care.queries.ts';
import { distressQuery } from '../inbox/inbox.queries.ts';
import {
  changeConversation,
  storeChatMode,
  storeConversation,
  storePresence,
  storeRead,
  storeUnreadTotal,
} from '../inbox/inbox-cache.ts';
import { addFreshGift } from './messages/gift/fresh-gifts.ts';
import { pendingReplyQuery, storePendingReply } from './pending-reply/pending-reply.queries.ts';
import { sendOutbox } from './sending/send-outbox.ts';
import { catchUp } from './thread/catch-up.ts';
import { followReply } from './thread/follow-reply.ts';
import { threadsKey } from './thread/thread.queries.ts';
import { pieceOf, withReplyEnded, withReplyPiece } from './thread/thread.ts';
import { changeThread, refetchThreadUnderWay, storeMessage } from './thread/thread-cache.ts';
import { endTyping, noteTyping } from './thread/typing.ts';

export const conversationRealtime: LiveHandlers = {
  on: {
    'message.stored': ({ message }, client) => {
      endTyping(message);
      if (message.type === 'gift') addFreshGift(message.msg_id);
      storeMessage(client, message);
    },
    'conversation.typing': ({ conversation }) => noteTyping(conversation),
    'message.changed': ({ message }, client) => storeMessage(client, message),
    'conversation.read': ({ conversation, reader, seq }, client) =>
      storeRead(client, conversation, { reader, seq }),
    'conversation.changed': ({ conversation, unread_total }, client) => {
      storeConversation(client, conversation);
      storeUnreadTotal(client, unread_total);
      if (conversation.side === 'creator')
        void client.invalidateQueries({ queryKey: distressQuery.queryKey });
    },
    'care.ended': (_event, client) => readCareAgain(client),
    'reply.written': ({ conversation, ...line }, client) => {
      changeThread(client, conversation, (thread) => withReplyPiece(thread, pieceOf(line)));
      followReply(client, conversation);
    },
    'reply.ended': ({ conversation, reply_id, outcome }, client) => {
      changeThread(client, conversation, (thread) => withReplyEnded(thread, reply_id, outcome));
      refetchThreadUnderWay(client, conversation);
    },
    'reply.pending': ({ conversation, pending }, client) => storePendingReply(client, conversation, pending),
    'conversation.mode_changed': ({ conversation, type: _, ...changed }, client) => {
      changeConversation(client, conversation, (item) => ({ ...item, ...changed }));
      void client.invalidateQueries({ queryKey: pendingReplyQuery(conversation).queryKey });
    },
    'chat_mode.changed': ({ char_id, chat_mode }, client) => storeChatMode(client, char_id, chat_mode),
    'presence.changed': ({ char_id, online_status }, client) => storePresence(client, char_id, online_status),
  },
  resync: (client) => {
    // What cannot be had now is asked for at the next connection. Open conversations are read again in any case.
    void catchUp(client)
      .catch(() => undefined)
      .then(() => client.invalidateQueries({ queryKey: threadsKey }));
    void client.invalidateQueries({ queryKey: distressQuery.queryKey });
    const { user } = getSession();
    if (user) void sendOutbox(client, user.user_id);
  },
};
