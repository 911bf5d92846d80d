import { type Sql, sql } from '../../../platform/db/sql.ts';

/** Adds `fp`: the persona that the fan has chosen for a conversation, null without one. */
export function fanPersona<A, B, C>(userId: Sql<A>, charId: Sql<B>, chatNo: Sql<C>) {
  return sql`left join lateral (select p.name, p.pronouns, p.about
    from persona_choices pc join personas p using (persona_id)
    where pc.user_id = ${userId} and pc.char_id = ${charId} and pc.chat_no = ${chatNo}) fp on true`;
}
