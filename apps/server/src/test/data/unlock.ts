import type { TestApp } from '../app/start-test-app.ts';
import type { TestUser } from './factories.ts';

/** Buys a post at the price that its card shows. */
export async function unlock(
  kindred: TestApp,
  { token }: Pick<TestUser, 'token'>,
  postId: string,
  key: string = crypto.randomUUID(),
) {
  const { price: expected_price } = await kindred.context.db
    .selectFrom('posts')
    .select('price')
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow();
  return kindred.call('unlockPost', { diary_id: postId, expected_price }, { token, key });
}
