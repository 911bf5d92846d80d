import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { type Db, query, type Tx } from '../../platform/db/db.ts';
import type { Viewer } from '../../viewer.ts';
import { characterIsThere } from '../characters/characters.present.ts';
import { postIsThere } from './posts.present.ts';

type Counted = { like_num: number };

/** The post, if the viewer may know of it. */
const target = `select p.diary_id, p.like_num from posts p join characters c using (char_id)
  where p.diary_id = $3::bigint and ${postIsThere} and ${characterIsThere}`;

/** Only a row that was really added or taken counts: the counters stay true whatever is tried at once. */
const countChange = (changed: string, by: '+ 1' | '- 1') => `
  counted as (
    update posts p set like_num = p.like_num ${by} from ${changed} where p.diary_id = ${changed}.diary_id
    returning p.char_id, p.like_num
  ), counted_for_character as (
    update characters c set like_num = c.like_num ${by} from counted where c.char_id = counted.char_id
  )
  select coalesce((select like_num from counted), like_num) as like_num from target`;

const like = `
  with target as (${target}), added as (
    insert into likes (user_id, diary_id, created_at)
      select $1::bigint, diary_id, $2::timestamptz from target on conflict do nothing
    returning diary_id
  ), ${countChange('added', '+ 1')}`;

/** $2, the time, has no part in it; PostgreSQL wants each parameter named once. */
const unlike = `
  with target as (${target}), removed as (
    delete from likes l using target where l.user_id = $1::bigint and l.diary_id = target.diary_id
      and $2::timestamptz is not null
    returning l.diary_id
  ), ${countChange('removed', '- 1')}`;

/** Likes a post once, however often it is asked; `postDeleted` where the viewer sees no such post. */
export async function likePost({ db, clock }: Context, diaryId: string, viewer: Viewer) {
  return { is_like: true, like_num: await run(db, like, diaryId, viewer, clock.now()) };
}

/** Takes the like back, if there is one. */
export async function unlikePost({ db, clock }: Context, diaryId: string, viewer: Viewer) {
  return { is_like: false, like_num: await run(db, unlike, diaryId, viewer, clock.now()) };
}

async function run(db: Db | Tx, text: string, diaryId: string, viewer: Viewer, now: Date): Promise<number> {
  const [row] = await query<Counted>(db, text, [viewer.userId, now, diaryId, viewer.isReviewer]);
  return row ? row.like_num : refuse('postDeleted');
}
