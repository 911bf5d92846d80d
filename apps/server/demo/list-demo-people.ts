import type { Context } from '../src/context.ts';
import { publicImageSql } from '../src/features/media/media.present.ts';
import { demoAccountIssuer } from '../src/outside/sign-in/demo-issuer.ts';
import type { ProviderName } from '../src/outside/sign-in/sign-in.ts';
import { inputs, sql, statement } from '../src/platform/db/sql.ts';
import type { DemoPerson } from './sign-in/demo-person.ts';

const $ = inputs({ issuer: 'text' });

const listPeople = statement(
  {
    subject: 'text',
    nickname: 'text',
    email: 'text',
    handle: 'text?',
    diamonds: 'bigint',
    is_staff: 'boolean!',
    avatar: 'text',
  },
  sql`select i.subject, u.nickname, u.email, c.char_unique_id as handle, coalesce(a.balance, 0) as diamonds,
      u.role <> 'member' as is_staff,
      ${publicImageSql(sql`coalesce(u.avatar_media_id, c.avatar_media_id)`, 'small')} as avatar
    from sign_in_identities i join users u using (user_id)
      left join lateral (select * from characters c where c.user_id = u.user_id and c.deleted_at is null
        order by c.char_id limit 1) c on true
      left join ledger_accounts a on a.user_id = u.user_id and a.kind = 'wallet'
    where i.issuer = ${$.issuer} and u.deleted_at is null
      and i.user_id in (select user_id from sign_in_identities where issuer = i.issuer
        order by subject like 'demo:%' desc, user_id desc limit 200)
    order by u.is_creator, u.user_id`,
);

/**
 * Who has an account with this built-in provider, the people of the demo world and the newest of the others: fans first, each
 * group in the order they came.
 */
export async function listDemoPeople(db: Context['db'], provider: ProviderName): Promise<DemoPerson[]> {
  const rows = await listPeople.all(db, { issuer: demoAccountIssuer(provider) });
  return rows.map((row) => ({
    sub: row.subject,
    name: row.nickname,
    email: row.email || `${row.handle ?? 'someone'}@example.com`,
    role: row.handle ? { handle: row.handle } : row.is_staff ? 'staff' : { diamonds: Number(row.diamonds) },
    avatarUrl: row.avatar || undefined,
  }));
}
