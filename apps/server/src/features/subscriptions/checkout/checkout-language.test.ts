import { expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createCreator, createUser } from '../../../test/data/factories.ts';
import { openCharacterCheckout } from '../../../test/data/payments.ts';

const kindred = useTestApp();

async function buyDiamonds(language?: string): Promise<URL> {
  const { token } = await createUser(kindred.context);
  const input = { commodity_id: 'diamonds_1000', redirect_url: '/wallet', expected_price: 1000 };
  const options = language === undefined ? { token } : { token, language };
  const { data } = await kindred.call('createDiamondCheckout', input, options);
  return new URL(data.pay_url);
}

const show = (url: string, language = 'en-US') =>
  kindred.app.inject({ url, headers: { 'accept-language': language } });

test('what is bought in Chinese is paid on a Chinese page, whatever the browser prefers', async () => {
  const { pathname, search } = await buyDiamonds('zh');
  const { body } = await show(pathname + search, 'en-US');
  expect(body).toContain('<html lang="zh">');
  expect(body).toContain('1,000 颗钻石 + 赠送 50 颗');
  expect(body).toContain('支付 US$10.00');
  expect(body).not.toMatch(/Due today|Test card|Back to/);
});

test('a subscription says in Chinese what it costs, from when and how often', async () => {
  const creator = await createCreator(kindred.context, { groupId: 'group_2_7' });
  const fan = await createUser(kindred.context);
  const { data } = await openCharacterCheckout(kindred, fan, creator.charId, 'zh-CN');
  const { pathname, search } = new URL(data.pay_url);
  const { body } = await show(pathname + search);
  for (const words of ['创作者订阅', '免费试用', '7 天', '每月 US$9.99', '开始试用'])
    expect(body).toContain(words);
  expect(body).toMatch(/\d{4}年\d{1,2}月\d{1,2}日起/);
});

test('a declined card leads back to the page in the same language', async () => {
  const { pathname, search } = await buyDiamonds('zh');
  const answer = await kindred.app.inject({
    method: 'POST',
    url: `${pathname}/pay${search}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'accept-language': 'en' },
    payload: 'card=declined',
  });
  expect(answer.headers.location).toBe(`${pathname}?lang=zh`);
  expect((await show(`${pathname}?lang=zh`)).body).toContain('这张卡被拒绝');
});

test('an address without a language, or with one that there is not, follows the browser', async () => {
  const { pathname } = await buyDiamonds();
  expect((await show(pathname, 'zh-TW,en;q=0.5')).body).toContain('<html lang="zh">');
  expect((await show(`${pathname}?lang=%22%3E%3Cscript%3E`, 'fr')).body).toContain('<html lang="en">');
  expect((await show(`${pathname}?lang=zh&lang=en`, 'en')).body).toContain('<html lang="en">');
});
