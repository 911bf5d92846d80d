import type { BrowserContextOptions, Page } from '@playwright/test';
import { expectNoAccessibilityViolations } from '../../support/accessibility-violations.ts';
import { callAs } from '../../support/call-as.ts';
import { test as base, expect } from '../../support/kindred.ts';
import { type NewCreator, newCreator } from '../../support/new-creator.ts';
import { newFan, type Person } from '../../support/people.ts';
import { untilLive } from '../../support/waiting/live.ts';
import { expectToast } from '../../support/waiting/toasts.ts';

type Host = NewCreator & { postId: string };
type OpenAs = (person: Person, path: string, options?: BrowserContextOptions) => Promise<Page>;

/** With a creator of its own; what they have posted is not left to the feeds of other journeys. */
const test = base.extend<{ host: Host }>({
  host: async ({ origin }, give) => {
    const host = await newCreator(origin, { isOpen: false });
    await give(host);
    const { list } = await callAs(host, 'listCharacterPosts', { char_id: host.charId });
    for (const { diary_id } of list) await callAs(host, 'deletePost', { diary_id });
  },
});

const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

async function newFollower({ origin, charId }: Host): Promise<Person> {
  const fan = await newFan(origin);
  await callAs(fan, 'follow', { following_id: charId, tp: 1 });
  return fan;
}

/** Opens the post that a link points at; its comments are open. */
async function openPost(openAs: OpenAs, person: Person, host: Host, options?: BrowserContextOptions) {
  const page = await openAs(person, `/character/${host.charId}?diary_id=${host.postId}`, options);
  const post = page.getByRole('region', { name: 'The post you came for' });
  const comments = post.getByRole('region', { name: 'Comments' });
  await expect(comments).toBeVisible();
  return { page, post, comments, field: comments.getByPlaceholder('Add comment...') };
}

const say = (person: Person, { postId }: Host, content: string) =>
  callAs(person, 'sendComment', { content_id: postId, content, client_id: crypto.randomUUID() });

test('two people talk under a post, and its creator hears of it and answers', async ({ host, openAs }) => {
  const [ann, bob] = [await newFollower(host), await newFollower(host)];
  const hostPage = await openAs(host, '/notifications');
  await untilLive(hostPage);
  const banner = hostPage.getByRole('region', { name: 'Notification' });
  const hers = await openPost(openAs, ann, host);
  await expect(hers.comments.getByText('No comments yet. Be the first to write one.')).toBeVisible();
  await hers.field.fill('First of all');
  // It goes by itself; pointed at as soon as it is there, it stays.
  const isPointedAt = banner.hover();
  await hers.field.press('Enter');
  await expect(hers.comments.getByText('First of all')).toBeVisible();
  await expect(hers.field).toHaveValue('');
  await expect(hers.post.getByRole('button', { name: '1 comment' })).toBeVisible();

  await isPointedAt;
  await expect(banner).toContainText('commented on your post');
  await banner.getByRole('button', { name: ann.nickname }).click();
  await expect(hostPage).toHaveURL(new RegExp(`/profile\\?diary_id=${host.postId}&comment_id=\\d+$`));
  const own = hostPage.getByRole('region', { name: 'Comments' }).first();
  await own.getByRole('button', { name: `Reply to ${ann.nickname}` }).click();
  const ownField = own.getByPlaceholder('Add comment...');
  await expect(ownField).toBeFocused();
  await expect(ownField).toHaveValue(`@${ann.nickname} `);
  await ownField.pressSequentially('thank you');
  await own.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(own.getByRole('list', { name: `Replies to ${ann.nickname}` })).toContainText('thank you');

  // She is notified at once, and the comments that she looks at have it.
  const thread = hers.comments.getByRole('list', { name: `Replies to ${ann.nickname}` });
  await expect(thread).toContainText(`@${ann.nickname} thank you`);
  await expect(thread).toContainText('Creator');

  const his = await openPost(openAs, bob, host, phone);
  await his.comments.getByRole('button', { name: `Reply to ${host.name}` }).tap();
  await his.field.pressSequentially('I agree');
  await his.field.press('Enter');
  await expect(his.comments.getByRole('list').getByText('I agree')).toBeVisible();
  // It is sent: what is on its way is still a draft.
  await expect(his.field).toHaveValue('');
  await expect(his.post.getByRole('button', { name: '3 comments' })).toBeVisible();
  await his.page.reload();
  await expect(his.comments.getByRole('list').getByText(`@${host.name} I agree`)).toBeVisible();
  const { list } = await callAs(bob, 'listComments', { content_id: host.postId });
  expect(list[0]?.replies.map(({ content }) => content)).toEqual(['thank you', 'I agree']);
});

test('the creator’s setting decides who may comment, also over a field that is open already', async ({
  host,
  openAs,
}) => {
  const fan = await newFollower(host);
  const { comments, field } = await openPost(openAs, fan, host);
  await field.fill('Am I in time?');

  const settings = await openAs(host, '/settings/creator-config/commenting');
  const choose = async (name: RegExp) => {
    const saved = settings.waitForResponse('**/character/edit/profile-settings');
    await settings.getByRole('radio', { name }).click();
    await saved;
  };
  // While the comment is on its way: the page cannot know yet.
  await comments.page().route(
    '**/send/content/comment',
    async (route) => {
      await choose(/^Creators only/);
      await route.continue();
    },
    { times: 1 },
  );
  await field.press('Enter');
  await expect(comments.getByRole('alert')).toHaveText('This creator does not take comments from you');
  await expect(comments.getByPlaceholder('Only creators can comment')).toBeDisabled();
  await expect(comments.getByText('No comments yet. Be the first to write one.')).toBeVisible();

  await choose(/^Everyone/);
  await comments.page().reload();
  // The refused text is still there.
  await expect(field).toHaveValue('Am I in time?');
  await field.press('Enter');
  await expect(comments.getByRole('list', { name: 'Comments' })).toContainText('Am I in time?');
});

test('one’s own comment and those under one’s own post can be deleted, after a question', async ({
  host,
  openAs,
}) => {
  const fan = await newFollower(host);
  await say(fan, host, 'Mine to take back');
  await say(fan, host, 'For the host to remove');
  const { page, post, comments } = await openPost(openAs, fan, host);
  await comments
    .getByRole('listitem')
    .filter({ hasText: 'Mine to take back' })
    .getByRole('button', { name: /^Options/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete this comment?' });
  await expectNoAccessibilityViolations(page);
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(comments.getByText('Mine to take back')).toBeVisible();
  await comments
    .getByRole('listitem')
    .filter({ hasText: 'Mine to take back' })
    .getByRole('button', { name: /^Options/ })
    .press('Enter');
  await page.getByRole('menuitem', { name: 'Delete' }).press('Enter');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(comments.getByText('Mine to take back')).toHaveCount(0);
  await expect(post.getByRole('button', { name: '1 comment' })).toBeVisible();
  await expect(comments.getByRole('status')).toHaveText('The comment is deleted');

  const own = await openAs(host, `/profile?diary_id=${host.postId}`);
  const ownComments = own.getByRole('region', { name: 'Comments' }).first();
  await ownComments.getByRole('button', { name: /^Options/ }).click();
  await own.getByRole('menuitem', { name: 'Delete' }).click();
  await own.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(ownComments.getByText('No comments yet. Be the first to write one.')).toBeVisible();
});

test('whoever comments on a post that has just been deleted is told, and it goes', async ({
  host,
  openAs,
}) => {
  const fan = await newFollower(host);
  const page = await openAs(fan, `/character/${host.charId}`);
  const card = page.getByRole('article').filter({ hasText: 'Words of' });
  await card.getByRole('button', { name: '0 comments' }).click();
  await card.getByPlaceholder('Add comment...').fill('Still there?');
  // It goes while the comment is on its way.
  await page.route('**/send/content/comment', async (route) => {
    await callAs(host, 'deletePost', { diary_id: host.postId });
    await route.continue();
  });
  await card.getByRole('button', { name: 'Post', exact: true }).click();
  // The toast; the same words may stand at the field for the moment until the card goes.
  await expectToast(page, 'This post was deleted');
  await expect(card).toHaveCount(0);
});

test('a long talk goes on page by page, and so do the answers', async ({ host, openAs }) => {
  const fan = await newFollower(host);
  for (let n = 1; n <= 12; n += 1) await say(fan, host, `Comment ${n}.`);
  const { list } = await callAs(host, 'listComments', { content_id: host.postId });
  const root = list[0];
  for (let n = 1; n <= 4; n += 1) {
    await callAs(host, 'sendCommentReply', {
      content_id: host.postId,
      content: `Answer ${n}.`,
      reply_user_id: fan.userId,
      root_comment_id: root?.comment_id ?? '',
      reply_comment_id: root?.comment_id ?? '',
    });
  }
  const { comments } = await openPost(openAs, fan, host, phone);
  await expect(comments.getByText('Comment 12.')).toBeVisible();
  await expect(comments.getByText('Answer 3.')).toHaveCount(0);
  const moreReplies = comments.getByRole('button', { name: 'Show more replies' });
  const lastReply = comments.getByRole('listitem').filter({ hasText: 'Answer 2.' }).last();
  // A finger's room of its own (44 px), that touches nothing of the reply above it.
  await expect(async () => {
    const [above, below] = [await lastReply.boundingBox(), await moreReplies.boundingBox()];
    expect(below!.height).toBeGreaterThanOrEqual(44);
    expect(below!.y).toBeGreaterThanOrEqual(above!.y + above!.height + 8);
  }).toPass();
  await moreReplies.tap();
  await expect(comments.getByText(/^@.* Answer \d\.$/)).toHaveText([/1\.$/, /2\.$/, /3\.$/, /4\.$/]);
  await expect(comments.getByText('Comment 2.')).toHaveCount(0);
  await comments.getByRole('button', { name: 'Load more' }).tap();
  await expect(comments.getByText('Comment 1.')).toBeAttached();
  await expect(comments.getByRole('button', { name: 'Load more' })).toHaveCount(0);
});

for (const look of ['light', 'dark'] as const) {
  test(`the comments are without accessibility violations, and what locked posts are about stays locked: ${look}`, async ({
    host,
    origin,
    openAs,
  }) => {
    const fan = await newFollower(host);
    await say(fan, host, 'Only for those who have it');
    const { page, comments } = await openPost(openAs, fan, host, {
      ...phone,
      colorScheme: look,
      reducedMotion: 'reduce',
    });
    await comments.getByRole('button', { name: /^Reply to/ }).tap();
    await expectNoAccessibilityViolations(page);
    const stranger = await openPost(openAs, await newFan(origin), host);
    await expect(stranger.comments).toContainText('Comments are for those who can see the post.');
    await expect(stranger.page.getByText('Only for those who have it')).toHaveCount(0);
    await expectNoAccessibilityViolations(stranger.page);
  });
}
