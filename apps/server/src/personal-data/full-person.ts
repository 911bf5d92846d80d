import { URI } from 'otpauth';
import { writeCardFile } from '../features/cards/format/write-card-file.ts';
import { insertPresence } from '../features/users/presence/presence.sql.ts';
import { sendForm } from '../test/app/send-form.ts';
import type { TestApp } from '../test/app/start-test-app.ts';
import { uploadPicture } from '../test/app/upload.ts';
import { createAuthenticator } from '../test/data/authenticator.ts';
import { createImage, createPost, drawNoise } from '../test/data/create-post.ts';
import { createReferral } from '../test/data/create-referral.ts';
import { createCreator, createUser, type TestCreator } from '../test/data/factories.ts';
import { browser } from '../test/push/loopback-push.ts';

/**
 * For tests: a creator who has left every kind of trace. `word` is in all their texts except those that they sent to
 * others.
 */
export async function createFullPerson(kindred: TestApp, word: string): Promise<TestCreator> {
  const { context, clock } = kindred;
  const person = await createCreator(context, { name: `${word} name`, chatMode: 1 });
  const own = { token: person.token };
  const other = await createCreator(context, { chatMode: 1 });
  await createReferral(context, other, person);
  const fan = await createUser(context);
  const { postId } = await createPost(context, other);
  const key = () => ({ ...own, key: crypto.randomUUID() });

  await sendForm(
    kindred,
    'updateUserData',
    { nickname: `${word} fan`, avatar: await drawNoise() },
    person.token,
  );
  await sendForm(
    kindred,
    'updateOwnCharacter',
    { tagline: word, bio: word, avatar: await drawNoise() },
    person.token,
  );
  await leaveCard(kindred, person, word);
  const picture = await uploadPicture(kindred, person);
  const rule = { kind: 'new-tips', is_on: 1, content: word, media_ids: picture.media_id } as const;
  await kindred.call('updateAutoMessage', rule, own);
  const media = [{ media_id: picture.media_id, is_preview: false, alt: word }];
  const poll = { options: [word, 'No'] };
  const postFields = { content: `${word} #${word}`, price: 0, state: 1, media, poll } as const;
  const expires_at = new Date(clock.now().getTime() + 30 * 86_400_000).toISOString();
  const { data: post } = await kindred.call(
    'createPost',
    { ...postFields, expires_at, client_id: crypto.randomUUID() },
    own,
  );
  await uploadPicture(kindred, person);
  await createImage(context, person.userId);

  const { data: challenge } = await kindred.call('beginPasskey', {}, own);
  const origin = `http://localhost:${new URL(context.publicUrl()).port}`;
  await kindred.call('addPasskey', { ...createAuthenticator(origin).make(challenge), name: word }, own);
  await kindred.call('beginPasskeyStepUp', {}, own);
  const { data: totp } = await kindred.call('beginTotp', {}, own);
  const code = URI.parse(totp.otpauth_url).generate({ timestamp: clock.now().getTime() });
  await kindred.call('confirmTotp', { code }, own);
  await kindred.call('follow', { following_id: other.charId }, { token: fan.token });
  await kindred.call('receiveWelcomeGift', {}, own);
  await kindred.call('setSpendingLimits', { confirm_above: 500 }, own);
  await kindred.call('setCurrency', { currency: 'EUR' }, own);
  await kindred.call('follow', { following_id: other.charId }, own);
  await kindred.call('follow', { following_id: person.charId }, { token: fan.token });
  await kindred.call('setFanNote', { user_id: fan.userId, content: word }, own);
  await kindred.call('saveList', { name: word, rule: { joined: 'any' } }, own);
  const broadcast = { list_ids: ['followers'], media: [picture.media_id] };
  const texts = [{ language: 'de', content: word }] as const;
  const planned = { ...broadcast, content: word, texts: [...texts], send_at: expires_at };
  await kindred.call('createBroadcast', planned, { ...own, key: 'broadcast-planned' });
  await kindred.call('createBroadcast', { ...broadcast, content: 'Hello' }, { ...own, key: 'broadcast-1' });
  const { data: list } = await kindred.call('saveList', { name: 'Theirs' }, { token: other.token });
  const listed = { list_id: list.list_id, user_ids: [person.userId] };
  await kindred.call('addToList', listed, { token: other.token });
  await kindred.call('createQuickReply', { content: word, client_id: word }, own);
  const { data: folder } = await kindred.call('saveVaultFolder', { name: word }, own);
  await kindred.call('moveVaultMedia', { media_ids: [picture.media_id], folder_id: folder.folder_id }, own);
  await kindred.call('likePost', { content_id: postId }, own);
  const { data: answer } = await kindred.call(
    'sendComment',
    { content_id: postId, content: word, tp: 1 },
    own,
  );
  const aboutThem = { reported_type: 2, reported_id: answer.comment.comment_id } as const;
  const ofFan = { token: fan.token };
  const question = { content: 'Tea?', price: 0, media: [], poll: { options: ['Yes', 'No'] } };
  const { data: theirPost } = await kindred.call(
    'createPost',
    { ...question, state: 1, client_id: crypto.randomUUID() },
    { token: other.token },
  );
  await kindred.call('votePoll', { diary_id: theirPost.diary_id, option: 0 }, own);
  await kindred.call('createReport', { ...aboutThem, reason: 'spam', detail: '' }, ofFan);
  await kindred.call('createReport', { reported_type: 1, reported_id: post.diary_id }, ofFan);
  await kindred.call('createReport', { reported_type: 3, reported_id: person.charId }, ofFan);
  await kindred.call(
    'createReport',
    { reported_type: 1, reported_id: postId, reason: 'other', detail: word },
    own,
  );
  await kindred.call(
    'charger',
    { char_id: other.charId, content: 'Hello', client_id: crypto.randomUUID() },
    key(),
  );
  const toThem = { list_ids: [list.list_id], content: 'Hello' };
  await kindred.call('createBroadcast', toThem, { token: other.token, key: 'broadcast-2' });
  await kindred.call('charger', { char_id: other.charId, price: 200 }, key());
  await kindred.call('renameChat', { char_id: other.charId, name: `${word} chat`.slice(0, 60) }, own);
  const { data: label } = await kindred.call('saveLabel', { name: `${word} label`.slice(0, 40) }, own);
  await kindred.call('setConversationLabels', { char_id: other.charId, label_ids: [label.label_id] }, own);
  const messagePicture = await uploadPicture(kindred, person);
  await kindred.call('charger', { char_id: other.charId, media_ids: [messagePicture.media_id] }, key());
  const fact = { char_id: other.charId, content: word, client_id: crypto.randomUUID() };
  await kindred.call('saveFact', fact, own);
  const { conversation_id } = await context.db
    .selectFrom('memories')
    .select('conversation_id')
    .where('user_id', '=', person.userId)
    .executeTakeFirstOrThrow();
  await context.db.insertInto('memory_words').values({ conversation_id, word: 1, seq: 1 }).execute();
  const vector = { signs: '1', levels: Buffer.of(1) };
  await context.db
    .insertInto('memory_vectors')
    .values({ conversation_id, seq: 1, ...vector })
    .execute();
  await context.db
    .updateTable('memories')
    .set({ embedding_dimensions: 1 })
    .where('conversation_id', '=', conversation_id)
    .execute();
  const { data: saved } = await kindred.call(
    'savePersona',
    { name: word, pronouns: word, about: word, client_id: crypto.randomUUID() },
    own,
  );
  const { persona_id } = saved.persona;
  await kindred.call('choosePersona', { char_id: other.charId, persona_id }, own);
  const version = { conversation_id, seq: 1, version: 1, user_id: person.userId, char_id: other.charId };
  await context.db
    .insertInto('answer_versions')
    .values({ ...version, question: word, content: word, is_stopped: false, created_at: clock.now() })
    .execute();
  const answering = {
    mode: 'auto',
    hours: null,
    away_mode: 'auto',
    hold_seconds: 30,
    message_price: 0,
  } as const;
  await kindred.call('setAnswerSettings', { ...answering, handover: [] }, own);
  await kindred.call('setAiSettings', { budget_usd_cents: 5 }, own);
  const usage = { model: 'm', answers: 1, input_tokens: 1, output_tokens: 1, cost_micros: 1 };
  await context.db
    .insertInto('ai_usage')
    .values({ ...usage, user_id: person.userId, month: '2026-11-01' })
    .execute();
  await leaveCare(kindred, person);
  await leaveTicket(kindred, person, word);
  await kindred.call('requestExport', {}, own);
  await kindred.call('updatePushConfig', { push_type: 'chat_msg', channel: 'site', is_on: 0 }, own);
  await kindred.call('hideFromHomeFeed', { restrict_id: other.charId, hide: 1 }, own);
  await kindred.call('updateWebFcmToken', { subscription: browser(word).subscription }, own);
  await kindred.call('updatePushSettings', { detail: 'words' }, own);
  await kindred.call('setMailAddress', { address: `${word}@example.com` }, own);
  await kindred.call('wantLess', { char_id: other.charId, scope: 'creator', less: 1 }, own);
  await kindred.call('wantLess', { topic: 'music', scope: 'topic', less: 1 }, own);
  await kindred.call('markSeen', { diary_ids: [postId] }, own);
  const { data: collection } = await kindred.call('saveCollection', { name: `${word} kept` }, own);
  await kindred.call('savePost', { diary_id: postId, collection_id: collection.collection_id }, own);
  await context.db
    .insertInto('watch_positions')
    .values({ user_id: person.userId, post_id: postId, seconds: 5, watched_at: clock.now() })
    .execute();
  await kindred.call('restrict', { restrict_id: other.charId, restrict: 1 }, own);
  await leaveOffers(kindred, person, other, word);
  await kindred.call('createTrackingLink', { client_id: 'one', name: word }, own);
  const { data: link } = await kindred.call(
    'createTrackingLink',
    { client_id: 'one', name: 'Theirs' },
    { token: other.token },
  );
  const touch = { touched_at: clock.now(), is_sign_up: false, link_id: link.link_id };
  await context.db
    .insertInto('tracking_touches')
    .values({ ...touch, user_id: person.userId, char_id: other.charId })
    .execute();
  await kindred.call('setPostGoal', { diary_id: post.diary_id, goal: { title: word, diamonds: 500 } }, own);
  const translation = { language: 'de', content_hash: word, content: word, created_at: clock.now() };
  await context.db
    .insertInto('post_translations')
    .values({ ...translation, post_id: post.diary_id })
    .execute();
  const order = { commodity_id: 'diamonds_500', redirect_url: '/home', expected_price: 500 };
  await kindred.call('createDiamondCheckout', order, own);
  await kindred.call('updatePayoutAccount', { name: word, country: 'IE', tax_id: `${word} 12` }, own);
  await kindred.call('follow', { following_id: person.charId }, { token: fan.token });
  await kindred.call('likePost', { content_id: post.diary_id }, { token: fan.token });
  await kindred.call('markSeen', { diary_ids: [postId] }, own);
  const seen = { views: 0, visits: 0, reached: 0, joined: 0, paid: 0 };
  await context.db
    .insertInto('audience_hours')
    .values({ ...seen, char_id: person.charId, dim: 'all', key: '', hour: clock.now() })
    .execute();
  await kindred.call('readNotifications', {}, own);

  await context.db
    .updateTable('users')
    .set({ email: `${word}@example.com` })
    .where('user_id', '=', person.userId)
    .execute();
  await context.db
    .updateTable('sessions')
    .set({ device: word, device_id: word })
    .where('user_id', '=', person.userId)
    .execute();
  await context.db
    .insertInto('sign_in_identities')
    .values({ issuer: 'demo:google', subject: word, user_id: person.userId, created_at: clock.now() })
    .execute();
  await kindred.call('setAutoMessageBudget', { per_day: 2 }, own);
  await context.db
    .insertInto('auto_message_log')
    .values({
      char_id: other.charId,
      user_id: person.userId,
      kind: 'new-likes',
      event: word,
      state: 'waiting',
      due_at: clock.now(),
      created_at: clock.now(),
    })
    .execute();
  await insertPresence(context.db, { userIds: [person.userId], now: clock.now() });
  await leaveBrokenReply(kindred, person, word);
  return person;
}

/** A failed answer of a companion, with the model's error. */
async function leaveBrokenReply(
  { context: { db }, clock }: TestApp,
  person: TestCreator,
  word: string,
): Promise<void> {
  const { conversation_id } = await db
    .selectFrom('conversations')
    .select('conversation_id')
    .where('user_id', '=', person.userId)
    .executeTakeFirstOrThrow();
  const at = { created_at: clock.now(), updated_at: clock.now() };
  await db
    .insertInto('companion_replies')
    .values({ conversation_id, user_id: person.userId, to_seq: 1, state: 'failed', error: word, ...at })
    .execute();
  await leaveSpeech(db, { conversationId: conversation_id, userId: person.userId, now: clock.now() });
}

/** A request for help that was written on in, with a picture. */
async function leaveTicket(kindred: TestApp, { token }: TestCreator, word: string): Promise<void> {
  const client_id = crypto.randomUUID();
  const request = { topic: 'bug', content: word, client_id } as const;
  const { ticket_id } = (await kindred.call('createTicket', request, { token })).data.ticket;
  await kindred.call('writeTicket', { ticket_id, content: word, client_id }, { token });
  const file = { ticket_id, client_id, file: await drawNoise() };
  await sendForm(kindred, 'addTicketFile', file, token);
}

/** A message that was read aloud. */
async function leaveSpeech(
  db: TestApp['context']['db'],
  { conversationId, userId, now }: { conversationId: string; userId: string; now: Date },
): Promise<void> {
  const { message_id } = await db
    .selectFrom('messages')
    .select('message_id')
    .where('conversation_id', '=', conversationId)
    .executeTakeFirstOrThrow();
  const file = { file_key: `speech/${message_id}`, type: 'audio/mpeg', bytes: 1, voice: '', model: 'tts' };
  await db
    .insertInto('message_speech')
    .values({ message_id, user_id: userId, words_digest: Buffer.alloc(32), ...file, created_at: now })
    .execute();
}

/** A promotion, a bundle, a text of a tier, and a place on another creator's list. */
async function leaveOffers(
  { context: { db }, clock }: TestApp,
  person: TestCreator,
  other: TestCreator,
  word: string,
): Promise<void> {
  const promotion = {
    client_id: 'one',
    audience: 'chosen',
    percent_off: 50,
    months: 1,
    created_at: clock.now(),
  };
  const [, otherPromotion] = await db
    .insertInto('promotions')
    .values([
      { ...promotion, char_id: person.charId, name: word },
      { ...promotion, char_id: other.charId, name: 'Others' },
    ])
    .returning('promotion_id')
    .execute();
  const promotionFan = { promotion_id: otherPromotion?.promotion_id ?? '', user_id: person.userId };
  await db.insertInto('promotion_fans').values(promotionFan).execute();
  await db.insertInto('bundles').values({ char_id: person.charId, months: 3, percent_off: 10 }).execute();
  const tier = { char_id: person.charId, perks: [word], created_at: clock.now() };
  await db
    .insertInto('page_tiers')
    .values({ ...tier, level: 0, name: word })
    .execute();
}

/** A published card with files and a proof, and a newer draft of it. */
async function leaveCard(kindred: TestApp, { token }: TestCreator, word: string): Promise<void> {
  const own = { token };
  const { bytes } = await writeCardFile('charx', {
    json: JSON.stringify({ spec: 'chara_card_v2', data: { name: word, description: word, extensions: {} } }),
    picture: await drawNoise(),
    assets: [{ path: 'assets/other/other/note.txt', bytes: Buffer.from(word) }],
  });
  const { data } = await sendForm(kindred, 'importCard', { file: bytes }, token);
  const golden = { title: word, turns: [word], checks: [] };
  await kindred.call('saveGoldenConversations', { list: [golden] }, own);
  await kindred.call('runCardProof', {}, own);
  const { data: studio } = await kindred.call('publishCard', { version: Number(data.version) }, own);
  const change = { description: `${word} again` };
  await kindred.call('saveCardDraft', { version: studio.version, change }, own);
}

/** An ended care episode and a decided case of age. */
async function leaveCare({ context }: TestApp, { userId }: TestCreator): Promise<void> {
  const began_at = new Date(context.clock.now().getTime() - 40 * 86_400_000);
  const ends_at = new Date(began_at.getTime() + 86_400_000);
  const episode = {
    user_id: userId,
    began_at,
    last_words_at: began_at,
    ends_at,
    region: 'IE',
    language: 'en',
  };
  await context.db.insertInto('care_episodes').values(episode).execute();
  await context.db
    .updateTable('users')
    .set({ sales_quiet_until: ends_at })
    .where('user_id', '=', userId)
    .execute();
  const decision = {
    state: 'decided',
    decision: 'clear',
    created_at: began_at,
    decided_at: ends_at,
  } as const;
  await context.db
    .insertInto('staff_cases')
    .values({ ...decision, queue: 'identities', kind: 'age', user_id: userId, source: 'message' })
    .execute();
  const strike = { user_id: userId, kind: 'strike', case_id: '1', begins_at: began_at, ends_at } as const;
  await context.db.insertInto('sanctions').values(strike).execute();
  const change = { user_id: userId, kind: 'profile', subject_id: userId, created_at: began_at };
  await context.db
    .insertInto('held_changes')
    .values({ ...change, fields: JSON.stringify({ nickname: 'Another name' }) })
    .execute();
}
