import type { CallOutput } from '@kindred/contract/wire/calls';
import { callAs } from './call-as.ts';
import type { Person } from './people.ts';

type Character = CallOutput<'listCharacters'>['list'][number];
type Post = CallOutput<'listCharacterPosts'>['list'][number];

/** A character of the demo world by its handle. */
export async function findCharacter(person: Person, handle: string): Promise<Character> {
  const { list } = await callAs(person, 'listCharacters', { size: 50 });
  const found = list.find(({ char_unique_id }) => char_unique_id === handle);
  if (!found) throw new Error(`no character ${handle}`);
  return found;
}

/** A character's newest post that is as asked for. */
export async function findPost(
  person: Person,
  { char_id }: Pick<Character, 'char_id'>,
  isWanted: (post: Post) => boolean,
): Promise<Post> {
  const { list } = await callAs(person, 'listCharacterPosts', { char_id, size: 50 });
  const found = list.find(isWanted);
  if (!found) throw new Error(`character ${char_id} has no such post`);
  return found;
}
