import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { envelope, onlineAs, stubFetch } from '../../../test/fake-server.ts';
import { makeUser } from '../../../test/make-user.ts';
import { show } from '../../../test/show.tsx';
import { useCreatorDraft } from '../use-creator-draft.ts';
import { PriceStep } from './price-step.tsx';
import { WhoStep } from './who-step.tsx';

const user = makeUser({ user_id: '7', nickname: 'Mia' });

function Step({ of: Of }: { of: typeof PriceStep }) {
  return <Of form={useCreatorDraft(user)} referral={undefined} refused={undefined} onNext={() => {}} />;
}

beforeEach(() => {
  onlineAs(true);
  stubFetch(() => envelope({ creator_share_percent: 72.5 }));
});

test('who becomes a creator reads what they keep here, as it is configured', async () => {
  await show(<Step of={WhoStep} />);
  expect(await screen.findByText(/You keep 72\.5% of everything that fans pay\./)).toBeTruthy();
});

test('a monthly price says what of it is kept, rounded down', async () => {
  await show(<Step of={PriceStep} />);
  await userEvent.click(screen.getByRole('radio', { name: /For subscribers/ }));
  expect(await screen.findByText('Of $9.99 a month you keep $7.24, Kindred keeps $2.75.')).toBeTruthy();
});
