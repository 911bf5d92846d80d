import type { UserData } from '@kindred/contract/users/calls';

/** A signed-in fan, as the server tells of them. */
export function makeUser(over: Partial<UserData> = {}): UserData {
  return {
    user_id: '7',
    nickname: 'Mia',
    avatar: '',
    email: 'mia@example.com',
    diamond: 1234,
    is_creator: 0,
    is_vip: 0,
    chat_mode: 0,
    online_status: 1,
    imToken: 'another',
    char_id: null,
    char_unique_id: null,
    unread: 0,
    is_sales_quiet: 0,
    is_age_held: 0,
    is_banned: 0,
    staff_role: 'member',
    ...over,
  };
}
