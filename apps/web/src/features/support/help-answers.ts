import type { Translate } from '../../lib/i18n/text-key.ts';
import type { HelpTopic } from './find-answers.ts';

const topics = [
  { topic: 'subscribing', ids: ['difference', 'trialCharge', 'cancel', 'priceRise', 'failedRenewal'] },
  { topic: 'diamonds', ids: ['whatDiamonds', 'giftSize', 'unlockedForGood', 'chargedTwice', 'refund'] },
  { topic: 'chat', ids: ['personOrAi', 'whoReads', 'unsend'] },
  { topic: 'safety', ids: ['blocking', 'blockOrRestrict', 'accountTaken', 'deletion'] },
  { topic: 'creators', ids: ['payout', 'changePrice', 'commenting', 'answering', 'automated'] },
] as const;

/**
 * Questions and answers in the current language, by topic, in the order they are shown. `percent` is what creators keep;
 * answers that name it wait for it.
 */
export function helpAnswers(t: Translate, percent: number | undefined): HelpTopic[] {
  return topics.map(({ topic, ids }) => ({
    title: t(`help.topics.${topic}`),
    answers: ids.flatMap((id) => {
      const question = t(`help.${id}.question`);
      if (id !== 'giftSize' && id !== 'payout') return { question, answer: t(`help.${id}.answer`) };
      return percent === undefined ? [] : { question, answer: t(`help.${id}.answer`, { percent }) };
    }),
  }));
}
