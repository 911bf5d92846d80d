import type { CallOutput } from '@kindred/contract/all/calls';
import { callAs } from './call-as.ts';
import type { Person } from './people.ts';

type Character = CallOutput<'listCharacters'>['list'][number];
type Post = CallOutput<'listCharacterPosts'>['list'][number];

/** All characters, the newest first: each journey that makes one of its own moves those of the demo world further down. */
export async function listAllCharacters(person: Person): Promise<Character[]> {
  const all: Character[] = [];
  for (let page: { cursor?: string } | undefined = {}; page; ) {
    const answer: CallOutput<'listCharacters'> = await callAs(person, 'listCharacters', {
      ...page,
      size: 100,
    });
    all.push(...answer.list);
    page = answer.next ? { cursor: answer.next } : undefined;
  }
  return all;
}

/** A character of the demo world by its handle. */
export async function findCharacter(person: Person, handle: string): Promise<Character> {
  const all = await listAllCharacters(person);
  const found = all.find(({ char_unique_id }) => char_unique_id === handle);
  if (!found) throw new Error(`no character ${handle}`);
  return found;
}

/** A character's newest post that fits the wishes. */
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
