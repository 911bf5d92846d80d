import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ConnectionError, RefusalError } from '../../../lib/call/call-errors.ts';
import { stubFetch } from '../../../test/fake-server.ts';
import { show } from '../../../test/show.tsx';
import { userQuery } from '../../users/users.queries.ts';
import { PurchaseSums } from './purchase-sums.tsx';

const refused = new RefusalError({ code: 4202, msg: '', status: 200, requestId: null });

test.each([
  ['before', undefined, 1],
  ['after a refusal', refused, 1],
  ['not while nobody knows whether they were spent', new ConnectionError('unreachable'), 0],
] as const)('it says how many diamonds are missing: %s', async (_when, error, told) => {
  stubFetch(() => Promise.reject(new TypeError('Failed to fetch')));
  await show(<PurchaseSums price={500} error={error} />, [
    [userQuery().queryKey, { user_id: '1', diamond: 200 }],
  ]);
  expect(await screen.findByText('200')).toBeTruthy();
  expect(screen.queryAllByText('You need 300 more diamonds')).toHaveLength(told);
});
