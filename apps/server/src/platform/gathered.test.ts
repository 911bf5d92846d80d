import { expect, test } from 'vitest';
import { gathered } from './gathered.ts';

test('lookups of one turn, or of the time while an earlier call runs, share one call, and a failure reaches only its own lookups', async () => {
  const questions: { ids: string[]; answer: PromiseWithResolvers<Set<string>> }[] = [];
  const isEven = gathered((ids) => {
    const answer = Promise.withResolvers<Set<string>>();
    questions.push({ ids, answer });
    return answer.promise;
  });
  const questionIds = () => questions.map(({ ids }) => ids);
  const first = Promise.all(['1', '2'].map(isEven));
  await expect.poll(questionIds).toEqual([['1', '2']]);
  const second = Promise.allSettled(['3', '4'].map(isEven));
  const alsoSecond = isEven('6').catch(() => 'failed');
  expect(questions).toHaveLength(1);
  questions[0]?.answer.resolve(new Set(['2']));
  expect(await first).toEqual([false, true]);
  await expect.poll(questionIds).toEqual([
    ['1', '2'],
    ['3', '4', '6'],
  ]);
  questions[1]?.answer.reject(new Error('away'));
  expect((await second).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await alsoSecond).toBe('failed');
  const third = isEven('8');
  await expect.poll(questionIds).toHaveLength(3);
  questions[2]?.answer.resolve(new Set(['8']));
  expect(await third).toBe(true);
});
