import { refusals } from '@kindred/contract/wire/errors';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { switchLanguage } from '../../../lib/i18n/i18n.ts';
import { answer, envelope, stubFetch } from '../../../test/fake-server.ts';
import { makePost } from '../../../test/make-post.ts';
import { show } from '../../../test/show.tsx';
import { PostCaption } from '../card/post-caption.tsx';

const content = 'Ich habe die Glasur noch nicht fertig und der Ofen ist an';
const german = makePost({ content, language: 'de' });
const translate = () => screen.findByRole('button', { name: 'Translate' });

function serve(isOffered: boolean, translated: () => Response) {
  const asked: unknown[] = [];
  stubFetch((url, init) => {
    if (url.includes('config')) return envelope({ is_offered: isOffered });
    asked.push(JSON.parse(String(init?.body)));
    return translated();
  });
  return asked;
}

test('a caption in another language can be translated, says that AI did it, and leads back to the original', async () => {
  const asked = serve(true, () => envelope({ content: 'The glaze is not done and the kiln is on' }));
  await show(<PostCaption post={german} />);
  await userEvent.click(await translate());
  expect((await screen.findByText(/The glaze is not done/)).getAttribute('lang')).toBe('en');
  expect(screen.getByText('Translated by AI')).toBeTruthy();
  expect(asked).toEqual([{ diary_id: german.diary_id, language: 'en' }]);
  await userEvent.click(screen.getByRole('button', { name: 'Show original' }));
  expect(screen.queryByText(/The glaze is not done/)).toBeNull();
  await userEvent.click(await translate());
  expect(await screen.findByText(/The glaze is not done/)).toBeTruthy();
  expect(asked).toHaveLength(1);
});

test('nothing is offered for one’s own language, for a caption that is cut, or where no model is connected', async () => {
  serve(true, () => envelope({ content: '' }));
  await show(
    <>
      <PostCaption post={makePost({ content: 'The kiln is on, and the glaze is blue' })} />
      <PostCaption post={makePost({ ...german, content_cut: true })} />
    </>,
  );
  expect(screen.queryByRole('button', { name: 'Translate' })).toBeNull();
  serve(false, () => envelope({ content: '' }));
  await show(<PostCaption post={german} />);
  await waitFor(() => expect(fetch).toHaveBeenCalled());
  expect(screen.queryByRole('button', { name: 'Translate' })).toBeNull();
});

test('a refusal is said where it was asked for, and it can be asked for again', async () => {
  serve(true, () => answer({ code: 5000, msg: '', data: null }, 500));
  await show(<PostCaption post={german} />);
  await userEvent.click(await translate());
  expect((await screen.findByRole('alert')).textContent).toBe(
    'Something went wrong on our side. Please try again',
  );
  expect(await translate()).toBeTruthy();
});

test('where the model was taken away meanwhile, one reads so, and is not invited to try again', async () => {
  const { code, msg } = refusals.translationOff;
  serve(true, () => answer({ code, msg, data: null }));
  await show(<PostCaption post={german} />);
  await userEvent.click(await translate());
  expect((await screen.findByRole('alert')).textContent).toBe(msg);
  expect(screen.queryByRole('button', { name: 'Translate' })).toBeNull();
});

test('in another language of the app, a translation into the last one is not shown', async () => {
  const asked = serve(true, () => envelope({ content: `translation ${asked.length}` }));
  await show(<PostCaption post={german} />);
  await userEvent.click(await translate());
  await screen.findByText('translation 1');
  await switchLanguage('zh');
  await userEvent.click(await screen.findByRole('button', { name: '翻译' }));
  expect((await screen.findByText('translation 2')).getAttribute('lang')).toBe('zh');
  expect(asked).toMatchObject([{ language: 'en' }, { language: 'zh' }]);
});
