import { describe, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createCreator, createUser } from '../../../test/data/factories.ts';
import { deliverWebhooks, passDays, subscribe } from '../../../test/data/payments.ts';

const kindred = useTestApp();

const open = (url: string, language = 'en') => {
  const { pathname, search } = new URL(url);
  return kindred.app.inject({ url: pathname + search, headers: { 'accept-language': language } });
};
const send = (url: string, payload: object) => {
  const { pathname, search } = new URL(url);
  return kindred.app.inject({
    method: 'POST',
    url: pathname + search,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(payload as Record<string, string>).toString(),
  });
};

describe('the page of saved cards', () => {
  const portal = (returnUrl: string, language: 'en' | 'zh' = 'en') =>
    kindred.context.payments.savedMethods?.openPortal('cus_page', { returnUrl, language }) ?? '';

  test('shows what is saved, adds a card, and leads back', async () => {
    const returnUrl = `${kindred.context.publicUrl()}/wallet`;
    const url = await portal(returnUrl);
    expect((await open(url)).body).toContain('No card is saved yet.');
    expect((await send(url, { card: '4242 4242 4242 4242' })).statusCode).toBe(303);
    const { body } = await open(url);
    expect(body).toContain('•••• 4242');
    expect(body).toContain('Charged for renewals');
    expect(body).toContain(`href="${returnUrl}"`);
    expect((await open(await portal(returnUrl, 'zh'))).body).toContain('已保存的银行卡');
  });

  test.each(['https://elsewhere.example/', 'javascript:alert(1)', '"><script>', 'not an address'])(
    'leads nowhere else: %s',
    async (back) => {
      const { body, statusCode } = await open(await portal(back));
      expect(statusCode).toBe(200);
      expect(body).not.toContain('elsewhere');
      expect(body).not.toContain('javascript:');
      expect(body).not.toContain('<script>');
    },
  );

  test('takes test cards only', async () => {
    expect((await send(await portal(''), { card: '4111 1111 1111 1111' })).json().msg).not.toBe('');
  });
});

test('the page of an overdue payment says what is due, and another card pays it', async () => {
  const fan = await createUser(kindred.context);
  const creator = await createCreator(kindred.context, { groupId: 'group_2' });
  const checkoutId = await subscribe(kindred, fan, creator.charId, 'renewal_declined');
  const url = `${kindred.context.publicUrl()}/sandbox/overdue/sub_${checkoutId}`;
  expect((await open(url)).body).toContain('Nothing is due.');
  await passDays(kindred, 32);
  expect((await open(url)).body).toContain('Pay $9.99 with this card');
  expect((await open(url, 'zh')).body).toContain('用这张卡支付');
  expect((await send(url, { card: 'declined' })).headers.location).toContain('/sandbox/overdue/');
  expect((await send(url, { card: 'success' })).headers.location).toContain('/home');
  await deliverWebhooks(kindred);
  const { data } = await kindred.call('listSubscriptions', {}, { token: fan.token });
  expect(data.list[0]?.state).toBe('active');
});

test('the page of a payout account asks for a bank, and leads back', async () => {
  const payouts = kindred.context.payments.payoutAccounts;
  const accountRef = (await payouts?.createAccount('page')) ?? '';
  const returnUrl = `${kindred.context.publicUrl()}/creatorTools`;
  const link = await payouts?.createAccountLink(accountRef, { returnUrl, refreshUrl: returnUrl });
  const { body, headers } = await open(link?.url ?? '');
  expect(body).toContain('Account ending in 6789');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect((await send(link?.url ?? '', { bank: 'pays' })).headers.location).toBe(returnUrl);
  expect((await payouts?.getAccount(accountRef))?.state).toBe('ready');
  expect((await open(`${link?.url}x`)).statusCode).toBe(404);
});
