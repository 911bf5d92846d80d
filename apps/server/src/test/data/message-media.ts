import { mediaLinkToken } from '../../features/media/media-link.ts';
import type { TestApp } from '../app/start-test-app.ts';
import { keyOf, uploadPicture } from '../app/upload.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from './factories.ts';

export type Pair = { creator: TestCreator; fan: TestUser };
type Fields = { media_ids: string[]; media_price?: number; content?: string; client_id?: string };

/** Returns the actions of tests of media in messages; `app` returns the test's app once it is started. */
export function messageMediaStage(app: () => TestApp) {
  /** Creates a creator who answers by hand, and a fan who has said hello. */
  async function pair(options: { diamonds?: number } = {}): Promise<Pair> {
    const creator = await createCreator(app().context, { chatMode: 1 });
    const fan = await createUser(app().context, options);
    await app().call('charger', { char_id: creator.charId, content: 'Hello' }, { token: fan.token });
    return { creator, fan };
  }

  const fromFan = ({ creator, fan }: Pair, fields: Fields) =>
    app().call('charger', { char_id: creator.charId, ...fields }, { token: fan.token });

  const fromCreator = ({ creator, fan }: Pair, fields: Fields) =>
    app().call(
      'charger',
      { char_id: creator.charId, user_id: fan.userId, ...fields },
      { token: creator.token },
    );

  /** Sells a photo of the creator to the fan; returns its message and its storage key. */
  async function sell(people: Pair, price = 300) {
    const picture = await uploadPicture(app(), people.creator);
    const answer = await fromCreator(people, {
      media_ids: [picture.media_id],
      media_price: price,
      content: 'For you',
    });
    const message = answer.lines[0]?.data.message;
    if (!message) throw new Error(`not sent: ${answer.code}`);
    return { message, key: keyOf(picture), mediaId: picture.media_id };
  }

  const mediaOf = async ({ token }: TestUser, msgId: string) =>
    (await app().call('listMessageMedia', { msg_ids: msgId }, { token })).data.list[0];

  const unsend = ({ token }: TestUser, msg_id: string) => app().call('deleteMessage', { msg_id }, { token });

  /** Returns the status for a person who knows the address and uses their own link. */
  async function openAs({ token }: TestUser, key: string, variant = 'w640'): Promise<number> {
    const viewer = await app().context.authenticate(token);
    const link = viewer ? mediaLinkToken(app().context, viewer) : '';
    return (await app().app.inject({ url: `/media/${key}/${variant}?v=${link}` })).statusCode;
  }

  /** Returns everything that the server sends this person about the conversation, as text. */
  async function allToldTo(person: TestUser, { creator, fan }: Pair, msgId: string): Promise<string> {
    const own = { token: person.token };
    const key = { char_id: creator.charId, ...(person.userId === fan.userId ? {} : { user_id: fan.userId }) };
    const answers = await Promise.all([
      app().call('listMessages', key, own),
      app().call('getConversation', key, own),
      app().call('listConversations', {}, own),
      app().call('listChanges', { since: '0' }, own),
      app().call('listMessageMedia', { msg_ids: msgId }, own),
      app().call('listBoughtMessages', {}, own),
      app().call('listOwnMedia', { media_ids: msgId }, own),
    ]);
    return JSON.stringify(answers.map(({ data }) => data));
  }

  return { pair, fromFan, fromCreator, sell, mediaOf, unsend, openAs, allToldTo };
}
