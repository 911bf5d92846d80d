import type { UserData } from '@kindred/contract/users/calls';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { userQuery } from '../../features/users/users.queries.ts';
import { parseLocation, usePathFact } from '../../lib/navigation/navigation.ts';
import { saveReturnTo } from '../../lib/navigation/return-to.ts';
import { personalItem } from '../../lib/storage/personal-storage.ts';
import { answer, envelope, stubFetch } from '../../test/fake-server.ts';
import { show } from '../../test/show.tsx';
import { CreatorOnboardingPage } from './creator-onboarding-page.tsx';

const me = {
  user_id: '7',
  nickname: 'Ada',
  avatar: '',
  is_creator: 0,
  char_id: null,
  char_unique_id: null,
} as UserData;

function Here() {
  const { search } = parseLocation(usePathFact(() => location.pathname + location.search));
  return <CreatorOnboardingPage title="nav.creatorOnboarding" params={{}} search={search} />;
}

let becoming: () => Response;
let me_: UserData;

beforeEach(() => {
  becoming = () => envelope({ char_id: '9', char_unique_id: 'ada_stone' });
  me_ = me;
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  stubFetch((url) => {
    const { path, search } = parseLocation(url);
    if (path.endsWith('/handle/check'))
      return envelope({ handle: search.handle, outcome: search.handle === 'mara_clay' ? 'taken' : 'free' });
    if (path.endsWith('/invite/accept'))
      return envelope({
        inviter: { name: 'Mara Ostrow', char_unique_id: 'mara_clay', avatar: '', is_blue_label: 0 },
      });
    if (path.endsWith('/become/creator')) return becoming();
    return envelope(me_);
  });
});

const open = () => {
  history.replaceState(null, '', '/creatorOnboarding?referral=mara_clay');
  return show(<Here />, [[userQuery().queryKey, me]]);
};
const goOn = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));
const stepName = () => screen.getByRole('heading', { level: 2 }).textContent;

async function fillIn(handle: string): Promise<void> {
  await userEvent.type(screen.getByLabelText('Handle'), handle);
  await goOn();
  await goOn();
  await goOn();
  for (const box of screen.getAllByRole('checkbox')) await userEvent.click(box);
  await goOn();
}

test('whoever invited is shown, and staying a fan is always offered', async () => {
  await open();
  expect(await screen.findByText('Mara Ostrow invited you')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue as a fan' }).getAttribute('href')).toBe('/home');
});

test('whoever came by a link and stays a fan goes on to it', async () => {
  saveReturnTo('/character/1040?diary_id=133');
  await open();
  await userEvent.click(screen.getByRole('link', { name: 'Continue as a fan' }));
  expect(location.pathname + location.search).toBe('/character/1040?diary_id=133');
});

test('a taken handle is said while it is typed, and one does not get past it', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('Handle'), 'mara_clay');
  await waitFor(() => expect(screen.getByLabelText('Handle').getAttribute('aria-invalid')).toBe('true'));
  await goOn();
  expect(stepName()).toBe('Who you are');
});

test('the rules are not passed without both ticks', async () => {
  await open();
  await userEvent.type(screen.getByLabelText('Handle'), 'ada_stone');
  await goOn();
  await goOn();
  await goOn();
  await goOn();
  expect(stepName()).toBe('Age and rules');
  expect(screen.getByText('Please confirm both to continue.')).toBeTruthy();
});

test('a handle that somebody else was quicker to take leads back to it, with the reason and all the rest kept', async () => {
  await open();
  becoming = () => answer({ code: 4601, msg: 'taken', data: null });
  await fillIn('ada_stone');
  await userEvent.click(screen.getByRole('button', { name: 'Become a creator' }));
  await waitFor(() => expect(stepName()).toBe('Who you are'));
  expect(screen.getByText('This handle is taken, please choose another one')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Ada');
});

test('words that were refused lead to the step where they were asked for', async () => {
  await open();
  becoming = () => answer({ code: 4602, msg: 'no', data: { field: 'persona' } });
  await fillIn('ada_stone');
  await userEvent.click(screen.getByRole('button', { name: 'Become a creator' }));
  await waitFor(() => expect(stepName()).toBe('Your companion'));
  expect(screen.getByText('These words cannot be published here, please change them')).toBeTruthy();
});

test('whoever finishes is a creator at once, and the draft is gone', async () => {
  const { client, address } = await open();
  await fillIn('ada_stone');
  me_ = { ...me, is_creator: 1, char_id: '9', char_unique_id: 'ada_stone' };
  await userEvent.click(screen.getByRole('button', { name: 'Become a creator' }));
  await waitFor(() => expect(address()).toBe('/profile'));
  expect(client.getQueryData(userQuery().queryKey)).toMatchObject({ is_creator: 1, char_id: '9' });
  expect(personalItem('tab', 'creatorDraft 7').get()).toBeUndefined();
});
