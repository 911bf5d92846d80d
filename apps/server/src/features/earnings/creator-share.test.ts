import { languages } from '@kindred/contract/wire/languages';
import { expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createUser } from '../../test/data/factories.ts';

const kindred = useTestApp({ env: { CREATOR_SHARE_PERCENT: '72.5' } });

test('whoever is signed in is told what creators keep here, and the creators’ policy says the same in every language', async () => {
  const { token } = await createUser(kindred.context);
  const { data } = await kindred.call('getCreatorShare', {}, { token });
  expect(data).toEqual({ creator_share_percent: 72.5 });
  const { body } = await kindred.app.inject({ url: '/legal/creator-policy.html' });
  expect(body.match(/72[.,]5\s?%/g)).toHaveLength(languages.length);
  expect(body).not.toMatch(/80\s?%/);
});
