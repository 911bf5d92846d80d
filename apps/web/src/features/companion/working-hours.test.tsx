import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { show } from '../../test/show.tsx';
import { WorkingHours } from './working-hours.tsx';

const hours = { days: [1], from: '09:00', to: '17:00' };

test('hours in another zone than the device’s name it and offer the device’s', async () => {
  const resolved = new Intl.DateTimeFormat().resolvedOptions();
  vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
    ...resolved,
    timeZone: 'Europe/Berlin',
  });
  const onZone = vi.fn();
  await show(<WorkingHours hours={hours} timezone="UTC" onChange={vi.fn()} onZone={onZone} />);
  expect(screen.getByText(/in your time zone \(UTC\)/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Use this device’s zone, Europe/Berlin' }));
  expect(onZone).toHaveBeenCalledWith('Europe/Berlin');
});

test('hours in the zone of the device offer no other', async () => {
  await show(
    <WorkingHours
      hours={hours}
      timezone={Intl.DateTimeFormat().resolvedOptions().timeZone}
      onChange={vi.fn()}
      onZone={vi.fn()}
    />,
  );
  expect(screen.queryByRole('button', { name: /device/ })).toBeNull();
});
