import { type Db, query, queryOne } from '../../platform/db/db.ts';

/** Who talks with whom, and the card that answers. */
export type Participants = {
  char_id: string;
  user_id: string;
  creator_user_id: string;
  character_name: string;
  fan_name: string;
  card: unknown;
};

export function getParticipants(db: Db, conversationId: string): Promise<Participants> {
  return queryOne<Participants>(
    db,
    `select c.char_id, c.user_id, c.creator_user_id, coalesce(nullif(ch.nickname, ''), ch.name) as character_name,
       fu.nickname as fan_name, ch.card
     from conversations c join characters ch using (char_id) join users fu on fu.user_id = c.user_id
     where c.conversation_id = $1`,
    [conversationId],
  );
}

export type TranscriptRow = {
  identity: 'fan' | 'creator' | 'ai' | 'automated';
  type: string;
  content: string;
  diamonds: number | null;
};

/** What was said up to a message, oldest first; of this conversation and no other. */
export function listTranscript(
  db: Db,
  conversationId: string,
  toSeq: number,
  limit: number,
): Promise<TranscriptRow[]> {
  return query<TranscriptRow>(
    db,
    `select identity, type, content, diamonds from (
       select m.seq, m.identity, m.type, m.content, m.diamonds from messages m
       where m.conversation_id = $1 and m.seq <= $2 and m.identity <> 'system' and not m.is_deleted
       order by m.seq desc limit $3) newest
     order by seq`,
    [conversationId, toSeq, limit],
  );
}
