import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, stubFetch } from '../../test/fake-server.ts';
import { show } from '../../test/show.tsx';
import { SharedPost } from './shared-post.tsx';

test('a link to a post that was deleted says that it is gone', async () => {
  Element.prototype.scrollIntoView = () => undefined;
  stubFetch(() => answer({ code: 404, msg: 'Not found', data: null }, 404));
  await show(<SharedPost postId="133" />);
  expect(await screen.findByRole('heading', { name: 'This post is no longer available' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
