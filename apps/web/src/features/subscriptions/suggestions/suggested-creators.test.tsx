import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { envelope, stubFetch } from '../../../test/fake-server.ts';
import { makeCharacter } from '../../../test/make-post.ts';
import { show } from '../../../test/show.tsx';
import { suggestedCharactersQuery } from '../../characters/characters.queries.ts';
import { useListsCreators } from '../../characters/listed-creators.ts';
import { SuggestedCreators } from './suggested-creators.tsx';

function Page({ charIds }: { charIds: string[] }) {
  useListsCreators(charIds);
  return <SuggestedCreators />;
}

test('nobody is suggested whom the page beside lists itself; when it lists them no more, they are again', async () => {
  stubFetch(() => envelope({}));
  const list = ['Noa', 'Mira', 'Ilse'].map((name, index) => ({
    ...makeCharacter({ char_id: String(index), name }),
    because: null,
  }));
  const known = [[suggestedCharactersQuery().queryKey, { list, next: null }]] as const;
  const names = () =>
    within(screen.getByRole('list'))
      .getAllByRole('article')
      .map((card) => card.getAttribute('aria-label'));
  await show(<Page charIds={['1']} />, known);
  expect(names()).toEqual(['Noa', 'Ilse']);
  cleanup();
  await show(<Page charIds={[]} />, known);
  expect(names()).toEqual(['Noa', 'Mira', 'Ilse']);
});
