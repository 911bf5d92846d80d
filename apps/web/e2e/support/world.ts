import type { CallOutput } from '@kindred/contract/all/calls';
import { peopleLists } from '@kindred/contract/lists/limits';
import { callAs } from './call-as.ts';
import { balanceOf, topUp } from './diamonds.ts';
import { findCharacter, findPost, listAllCharacters } from './find-in-world.ts';
import { demoCreator, mia, type Person } from './people.ts';

type Character = CallOutput<'listCharacters'>['list'][number];
type Post = CallOutput<'listCharacterPosts'>['list'][number];

/** What of the demo world has an address of its own. */
export type World = {
  fan: Person;
  creator: Person;
  /** Somebody whom the fan follows, and one of their posts. */
  joined: Character;
  post: Post;
  /** Two whom the fan has not joined. */
  free: Character;
  pro: Character;
  /** A post of the creator. */
  ownPost: Post;
  /** One of the lists that every creator has. */
  listId: string;
  /** Of something that the fan has bought. */
  receiptId: string;
};

/** Signs in the two people of the demo world, and looks up what they can see. */
export async function findWorld(origin: string): Promise<World> {
  const [fan, creator] = await Promise.all([mia(origin), demoCreator(origin, 'mara_clay')]);
  const list = await listAllCharacters(fan);
  const own = await findCharacter(fan, 'mara_clay');
  const joined = first(list, ({ is_sold, char_id }) => is_sold && char_id !== own.char_id);
  return {
    fan,
    creator,
    joined,
    post: await findPost(fan, joined, () => true),
    free: first(list, ({ is_sold, group_id }) => !is_sold && !group_id),
    pro: await findCharacter(fan, 'inspector_grey'),
    ownPost: await findPost(creator, own, () => true),
    listId: peopleLists[0],
    receiptId: await findReceipt(fan),
  };
}

async function findReceipt(fan: Person): Promise<string> {
  const { list } = await callAs(fan, 'listReceipts', {});
  if (list[0]) return list[0].receipt_id;
  await topUp(fan, (await balanceOf(fan)) + 1);
  return findReceipt(fan);
}

function first<Item>(list: readonly Item[], isWanted: (item: Item) => boolean): Item {
  const found = list.find(isWanted);
  if (!found) throw new Error('the demo world has nobody like that');
  return found;
}
