import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { formatDate, formatUsd } from '../../../lib/format/format.ts';
import { show } from '../../../test/show.tsx';
import { DayBars } from './day-bars.tsx';

test('what the bars show can be read in a table, also what was taken back', async () => {
  await show(
    <DayBars
      label="Earned by day"
      days={['2026-11-20', '2026-11-21']}
      series={[{ name: 'Earned', className: '', values: [400, -150] }]}
      before={[0, 1000]}
      format={formatUsd}
    />,
  );
  expect(screen.getByText('Dotted: the period before, $10.00')).toBeTruthy();
  // At the top of the scale, and of the period before in the table.
  expect(screen.getAllByText('$10.00')).toHaveLength(2);
  const table = screen.getByRole('table', { hidden: true });
  const rows = within(table).getAllByRole('row', { hidden: true });
  expect(rows.map((row) => row.textContent)).toEqual([
    'DayEarnedPeriod before',
    `${formatDate('2026-11-20')}$4.00$0.00`,
    `${formatDate('2026-11-21')}-$1.50$10.00`,
  ]);
});
