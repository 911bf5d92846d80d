import type { Session, UserData } from '@kindred/contract/users/calls';
import type { SessionRow } from './sessions.sql.ts';
import type { UserDataRow } from './users.sql.ts';

export function presentUser(row: UserDataRow, more: { isOnline: boolean; imToken: string }): UserData {
  return {
    user_id: row.user_id,
    nickname: row.nickname,
    avatar: row.avatar_key ? `/media/${row.avatar_key}/w${row.avatar_width}` : '',
    email: row.email,
    diamond: Number(row.diamond),
    is_creator: row.is_creator ? 1 : 0,
    is_vip: row.is_vip ? 1 : 0,
    chat_mode: row.chat_mode,
    online_status: more.isOnline ? 1 : 0,
    imToken: more.imToken,
    char_id: row.char_id,
    char_unique_id: row.char_unique_id,
    unread: Number(row.unread),
    is_sales_quiet: row.is_sales_quiet ? 1 : 0,
    is_age_held: row.is_age_held ? 1 : 0,
    is_banned: row.is_banned ? 1 : 0,
    staff_role: row.role,
  };
}

export function presentSession(row: SessionRow, currentSessionId: string): Session {
  return {
    session_id: row.session_id,
    device: row.device,
    created_time: row.created_at.toISOString(),
    last_seen_time: row.last_seen_at.toISOString(),
    is_current: row.session_id === currentSessionId,
  };
}
