import { expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser } from '../../test/data/factories.ts';

const kindred = useTestApp();

test.each([
  ['The kiln is on, and the glaze is blue', 'en'],
  ['Ich habe die Glasur noch nicht fertig und der Ofen ist an', 'de'],
  ['Hoy es el día de la cerámica en mi taller', 'es'],
  ['Je ne sais pas pour le four, et les tasses sont dans la boîte', 'fr'],
  ['今日は窯を開けました', 'ja'],
  ['今天开窑了', 'zh'],
  ['The word for it is 金継ぎ, and the gold is in the crack', 'en'],
  ['🔥🔥🔥', null],
  ['Kintsugi', null],
])('%s is taken for %s', async (content, language) => {
  const creator = await createCreator(kindred.context);
  const { token } = await createUser(kindred.context);
  const read = async (isOpen: boolean) => {
    const { postId } = await createPost(kindred.context, creator, { content, isOpen });
    return (await kindred.call('getPost', { diary_id: postId }, { token })).data.language;
  };
  expect(await read(true)).toBe(language);
  // A locked caption tells nothing of itself.
  expect(await read(false)).toBeNull();
});
