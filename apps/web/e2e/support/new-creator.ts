import { creatorPolicyVersion } from '@kindred/contract/onboarding/limits';
import { callAs } from './call-as.ts';
import { newFan, type Person } from './people.ts';

export type NewCreator = Person & { charId: string; name: string };

/** A creator of one journey alone: free to follow, with a post of words, open to everyone or to followers only. */
export async function newCreator(
  origin: string,
  { isOpen = true }: { isOpen?: boolean } = {},
): Promise<NewCreator & { postId: string }> {
  const person = await newFan(origin);
  const unique = crypto.randomUUID().slice(0, 8);
  const name = `Host ${unique}`;
  const { char_id } = await callAs(person, 'becomeCreator', {
    handle: `host_${unique}`,
    name,
    age_confirmed: true,
    policy_accepted: true,
    policy_version: creatorPolicyVersion,
  });
  const creator = { ...person, charId: char_id, name };
  const { diary_id } = await callAs(creator, 'createPost', {
    content: `Words of ${unique}`,
    price: 0,
    is_open: isOpen ? 1 : 0,
    state: 1,
    media: [],
    client_id: crypto.randomUUID(),
  });
  return { ...creator, postId: diary_id };
}
