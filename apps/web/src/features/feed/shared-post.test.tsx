import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answer, stubFetch } from '../../test/fake-server.ts';
import { show } from '../../test/show.tsx';
import { SharedPost } from './shared-post.tsx';

test.each([
  [404, 404],
  [5017, 200],
])('a link to a post that was deleted says that it is gone (%i)', async (code, status) => {
  Element.prototype.scrollIntoView = () => undefined;
  stubFetch(() => answer({ code, msg: '', data: null }, status));
  await show(<SharedPost postId="133" />);
  expect(await screen.findByRole('heading', { name: 'This post is no longer available' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
