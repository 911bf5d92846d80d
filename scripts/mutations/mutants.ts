import type { Mutant } from './mutant.ts';
import { accountsMutants } from './mutants/accounts.ts';
import { cardsMutants } from './mutants/cards.ts';
import { careMutants } from './mutants/care.ts';
import { commentsMutants } from './mutants/comments.ts';
import { companionMutants } from './mutants/companion.ts';
import { giftsMutants } from './mutants/gifts.ts';
import { ledgerMutants } from './mutants/ledger.ts';
import { mailMutants } from './mutants/mail.ts';
import { mediaMutants } from './mutants/media.ts';
import { memoryMutants } from './mutants/memory.ts';
import { offersMutants } from './mutants/offers.ts';
import { pagesMutants } from './mutants/pages.ts';
import { paymentsMutants } from './mutants/payments.ts';
import { payoutsMutants } from './mutants/payouts.ts';
import { pushMutants } from './mutants/push.ts';
import { salesMutants } from './mutants/sales.ts';
import { searchMutants } from './mutants/search.ts';
import { signalsMutants } from './mutants/signals.ts';
import { subscriptionsMutants } from './mutants/subscriptions.ts';
import { wallsMutants } from './mutants/walls.ts';

/** Bugs that have to be noticed, a file per area. */
export const mutants: readonly Mutant[] = [
  {
    name: 'read then write',
    file: `${wallet}/ledger/spend-diamonds.fn.sql`,
    find: `  update ledger_accounts a set balance = a.balance - p_diamonds
    where a.user_id = p_fan and a.kind = 'wallet' and a.balance >= p_diamonds
    returning`,
    replace: `  select a.balance into balance from ledger_accounts a where a.user_id = p_fan and a.kind = 'wallet';
  update ledger_accounts a set balance = spend_diamonds.balance - p_diamonds
    where a.user_id = p_fan and a.kind = 'wallet' and spend_diamonds.balance >= p_diamonds
    returning`,
    test: {
      file: `${gifts}/gifts.test.ts`,
      name: 'a gift > ten at once with diamonds for three are exactly three',
    },
  },
  {
    name: 'lock order',
    file: `${gifts}/undo-gift.ts`,
    find: 'await lockWallet(tx, fanId);',
    replace: `await tx.selectFrom('conversations').select('char_id').where('user_id', '=', fanId).forUpdate().execute();`,
    test: {
      file: `${gifts}/undo-gift.test.ts`,
      name: 'gifts and taking them back, all at once, never wait for each other in a circle',
    },
  },
  {
    name: 'key ignored',
    file: `${wallet}/ledger/claim-key.fn.sql`,
    find: 'if not found then',
    replace: 'if false then',
    test: {
      file: `${gifts}/gifts.test.ts`,
      name: 'a gift > sent again with the same key is given once and answered as before',
    },
  },
  {
    name: 'effect before event',
    file: `${wallet}/payments/apply-payment-event.ts`,
    find: 'const fetched = await fetchCheckout(context, event.providerRef);',
    replace: `const fetched = await fetchCheckout(context, event.providerRef);
  await transact(context, async (tx) => {
    const checkout = await lockCheckout(tx, context.payments.provider, event.checkoutId);
    if (checkout) await converge(context, tx, checkout, fetched);
  });`,
    test: {
      file: `${wallet}/payments/providers.test.ts`,
      name: 'with sandbox > diamonds > are credited once, however often the provider says that they are paid',
    },
  },
  {
    name: 'event before effect',
    file: `${wallet}/payments/apply-payment-event.ts`,
    find: `    if (!(await insertEvent(context, tx, event, checkout?.checkout_id))) return 'repeated';
    const outcome = checkout`,
    replace: `    const isNew = await transact(context, (early) => insertEvent(context, early, event, undefined));
    if (!isNew) return 'repeated';
    const outcome = checkout`,
    test: {
      file: `${wallet}/payments/webhook-effect.test.ts`,
      name: 'a webhook whose effect broke off is not taken for done: told again, it credits once',
    },
  },
  {
    name: 'share by float',
    file: `${wallet}/ledger/spend-diamonds.fn.sql`,
    find: 'p_diamonds * p_share_bps / 10000',
    replace: 'ceil(p_diamonds * (p_share_bps / 10000.0::float))',
    test: {
      file: `${wallet}/spend.test.ts`,
      name: 'spending > the creator gets 80 % rounded down, the platform the rest',
    },
  },
  {
    name: 'payout without hold',
    file: `${wallet}/ledger/post-card-sale.ts`,
    find: 'pendingDays * 86_400_000',
    replace: '0',
    test: {
      file: `${server}/features/earnings/earnings.test.ts`,
      name: 'whatever fans pay, by diamonds or by card, cannot be paid out for seven days',
    },
  },
  {
    name: 'weekly limit without lock',
    file: `${wallet}/ledger/spend-diamonds.fn.sql`,
    find: `where a.user_id = p_fan and a.kind = 'wallet' for update;`,
    replace: `where a.user_id = p_fan and a.kind = 'wallet';
    perform pg_sleep(0.05);`,
    test: {
      file: `${wallet}/limits/spending-limits.test.ts`,
      name: 'the limit of a week > is never exceeded by what is spent at once: gifts, posts and open checkouts together',
    },
  },
  {
    name: 'money beyond the limit is kept',
    file: `${wallet}/limits/refuse-over-limit.ts`,
    find: 'return is_over ?',
    replace: 'return is_over && !first ?',
    test: {
      file: `${wallet}/limits/spending-limits.test.ts`,
      name: 'the limit of a week > two checkouts that were open before it and are paid at once: one is credited, the other given back',
    },
  },
  {
    name: 'an unpaid checkout counts for ever',
    file: `${wallet}/limits/spending.fn.sql`,
    find: ' and k.payable_until > p_now',
    replace: '',
    test: {
      file: `${wallet}/limits/spending-limits.test.ts`,
      name: 'the limit of a week > counts what an open checkout may still charge, and no longer than it can be paid',
    },
  },
  {
    name: 'a raised price is charged unseen',
    file: `${server}/features/posts/unlock-post.fn.sql`,
    find: ` > p_now - interval '24 hours'`,
    replace: ' > p_now',
    test: {
      file: `${server}/features/posts/unlock-post.test.ts`,
      name: 'without it nothing is sold for a day after the price was raised, and the refusal says the price',
    },
  },
  {
    name: 'promotion had again with the same sign-in',
    file: `${server}/features/offers/candidates.sql.ts`,
    find: `  or has_used_offer(\${viewerId}, 'promotion ' || p.promotion_id))`,
    replace: `)`,
    test: {
      file: `${server}/features/account/offers-once.test.ts`,
      name: 'who deletes their account and comes back with the same sign-in > has had the promotions that they used, and is new to no page that they paid',
    },
  },
  {
    name: 'first-charge offer had again with the same card',
    file: `${wallet}/settle-diamonds.ts`,
    find: 'if (!(await takeFirstCharge',
    replace: 'if (!checkout && !(await takeFirstCharge',
    test: {
      file: `${server}/features/account/offers-once.test.ts`,
      name: 'who comes with a new sign-in and the card of another account > has had its first-charge offer, and gets the money back',
    },
  },
  {
    name: 'another week with another account',
    file: `${wallet}/limits/departed-limits.ts`,
    find: 'd.spent, d.charged, d.frees_at',
    replace: '0, 0, d.frees_at',
    test: {
      file: `${server}/features/account/offers-once.test.ts`,
      name: 'who deletes their account and comes back with the same sign-in > has the weekly limit that they set, with what of it is used, for a week',
    },
  },
  {
    name: 'twelve months more for an inviter',
    file: `${wallet}/ledger/referral-share.ts`,
    find: 'if (await hasUsedOffer(tx, creatorUserId, invitedOffer)) return;',
    replace: '',
    test: {
      file: `${server}/features/account/offers-once.test.ts`,
      name: 'who deletes their account and comes back with the same sign-in > brings their inviter no further twelve months as a creator',
    },
  },
  {
    name: 'an old unsubscribe link ends mail to a new address',
    file: `${server}/features/mail/mail-settings.sql.ts`,
    find: 'next_at = null, reminders = false where user_id = ${userId} and code = ${code}`',
    replace: "next_at = null, reminders = false where user_id = ${userId} and ${code} <> ''`",
    test: {
      file: `${server}/features/mail/mail.test.ts`,
      name: 'the link of an old address ends no mail to a new one',
    },
  },
  {
    name: 'pinned facts of every fan in each prompt',
    file: `${server}/features/memory/facts.sql.ts`,
    find: 'c.user_id = here.user_id and c.char_id = here.char_id and',
    replace: 'c.char_id = here.char_id and',
    test: {
      file: `${server}/features/memory/memory.http.test.ts`,
      name: 'what a companion remembers > what one fan has pinned is in no prompt, list or answer of another fan of the same character',
    },
  },
  {
    name: 'what was bought goes with its creator',
    file: `${server}/features/posts/empty-posts.ts`,
    find: 'set kept_at = ${now} where p.state = 1',
    replace: 'set kept_at = ${now} where p.state = 9',
    test: {
      file: `${server}/features/library/leaving-creator.test.ts`,
      name: 'what fans have bought of a creator who leaves stays theirs, without name and picture, and nobody else’s',
    },
  },
  {
    name: 'a month is paid again while nobody knows whether it was',
    file: `${server}/features/subscriptions/checkout/pay-subscription.ts`,
    find: 'await assertAnswered(context, userId, charId);',
    replace: '',
    test: {
      file: `${wallet}/payments/silent-provider.test.ts`,
      name: 'a provider that acts and never answers: sandbox > who pays what is overdue with a saved card sees that it is being found out, and is charged once',
    },
  },
  {
    name: 'CCBill refunds twice what it did not answer once',
    file: `${server}/outside/payments/ccbill/ccbill-payments.ts`,
    find: 'await tryRefundOnce(db, paymentRef, clock.now());',
    replace: '',
    test: {
      file: `${server}/outside/payments/ccbill/silent-refund.test.ts`,
      name: 'a refund that CCBill makes and does not answer is made once, and ends in the books',
    },
  },
  {
    name: 'an answer stopped before its last word costs nothing',
    file: `${server}/features/companion/charges/message-charges.fn.sql`,
    find: "when p_state = 'stopped' and (p_reply).stopped_by_fan then",
    replace: "when p_state = 'stopped' and false then",
    test: {
      file: `${server}/features/companion/charges/stopped-answers.test.ts`,
      name: 'half of an odd price is rounded up, as is shown',
    },
  },
  {
    name: 'what was charged for a stopped answer is charged again',
    file: `${server}/features/companion/charges/message-charges.fn.sql`,
    find: 'g.diamonds - coalesce(g.charged, 0) as rest',
    replace: 'g.diamonds as rest',
    test: {
      file: `${server}/features/companion/charges/stopped-answers.test.ts`,
      name: 'what is asked for again after a stop costs the rest, and the whole price together',
    },
  },
  {
    name: 'gift taken back after its answer',
    file: `${gifts}/undo-gift.fn.sql`,
    find: `m.identity = 'creator' or `,
    replace: '',
    test: {
      file: `${gifts}/undo-gift.test.ts`,
      name: 'what was answered stays given, and a thank-you that came by itself is no answer',
    },
  },
  {
    name: 'challenge twice',
    file: `${server}/features/users/passkeys/passkeys.sql.ts`,
    find: 'delete from passkey_challenges where session_id = ${sessionId} returning challenge, created_at',
    replace: 'select challenge, created_at from passkey_challenges where session_id = ${sessionId}',
    test: {
      file: `${server}/features/users/passkeys/passkeys.test.ts`,
      name: 'nothing is kept, and nothing confirmed, by an answer > that was given before, whatever came of it',
    },
  },
  {
    name: 'access after the end of the period',
    file: `${server}/features/subscriptions/memberships.fn.sql`,
    find: 'period_end > at',
    replace: `period_end > at - interval '1 day'`,
    test: {
      file: `${server}/features/subscriptions/subscriptions.test.ts`,
      name: 'subscribing > a canceled one runs to the second where its period ends, and can be resumed before',
    },
  },
  {
    name: 'members see what is sold to them',
    file: `${server}/features/posts/post-access.fn.sql`,
    find: '>= tier_level and (price = 0 or members_included)',
    replace: '>= tier_level',
    test: {
      file: `${server}/features/posts/unlock-post.test.ts`,
      name: 'a post that members are not included in is sold to a follower and to a subscriber like to everyone else',
    },
  },
  {
    name: 'caption in full',
    file: `${server}/features/posts/post-access.fn.sql`,
    find: 'least(24, char_length(content) / 4)',
    replace: 'char_length(content)',
    test: {
      file: `${server}/features/posts/cut-caption.test.ts`,
      name: 'the preview of a draft shows of its caption exactly what the server will leave of it',
    },
  },
  {
    name: 'gift across a block',
    file: `${gifts}/send-gift.fn.sql`,
    find: 'and c.deleted_at is null and not is_blocked(p_fan, c.user_id) for key share',
    replace: 'and c.deleted_at is null for key share',
    test: {
      file: `${gifts}/gifts.test.ts`,
      name: 'a gift > to oneself, to nobody or across a block is refused',
    },
  },
  {
    name: 'message unsent by anybody',
    file: `${server}/features/chat/changes/delete-message.fn.sql`,
    find: 'message.sender_user_id <> p_viewer or ',
    replace: '',
    test: {
      file: `${server}/features/chat/chat.test.ts`,
      name: 'taking a message back > is for whoever wrote it',
    },
  },
  {
    name: 'about the right amount',
    file: `${wallet}/payments/to-us-cents.ts`,
    find: 'presentAmount(usdCents, rate) === amount',
    replace: 'Math.abs(presentAmount(usdCents, rate) - amount) <= 1',
    test: {
      file: `${wallet}/currency/currency.test.ts`,
      name: 'what was not shown is not charged > a payment of another amount, or in another currency, buys nothing, is told, and goes back',
    },
  },
  {
    name: 'stale quote',
    file: `${wallet}/currency/quotes.ts`,
    find: 'and provider = ${provider} and expires_at > ${now}`',
    replace: 'and provider = ${provider} and ${now} is not null`',
    test: {
      file: `${wallet}/currency/currency.test.ts`,
      name: 'what was not shown is not charged > a quote holds while rates move, and asks again when it has expired',
    },
  },
  {
    name: 'what was refused uses up an offer',
    file: `${server}/features/offers/candidates.sql.ts`,
    find: "k.state <> 'expired' and not ${wasRefused(raw('k'))}`",
    replace: "k.state <> 'expired'`",
    test: {
      file: `${server}/features/subscriptions/checkout/one-subscription.test.ts`,
      name: 'a promotion is not used, nor its place taken, by whoever got nothing, also where they were charged before they were paid back',
    },
  },
  {
    name: 'refund asked for again and again',
    file: `${server}/features/subscriptions/tiers/return-differences.ts`,
    find: 'and difference.refund_refusal is null',
    replace: '',
    test: {
      file: `${server}/features/subscriptions/tiers/refused-differences.test.ts`,
      name: 'a difference that a bank does not take back is asked for once, stays in the books, and is listed with the reason',
    },
  },
  {
    name: 'a won dispute keeps a refund away',
    file: `${server}/outside/payments/stripe/refund-stripe-payment.ts`,
    find: 'if (!charge || charge.amount',
    replace: 'if (!charge || charge.disputed || charge.amount',
    test: {
      file: `${server}/features/subscriptions/tiers/refused-differences.test.ts`,
      name: 'a difference whose dispute was won before we heard of it goes back with its month, like any other',
    },
  },
  {
    name: 'CCBill’s dollars stand for the price in euros',
    file: `${server}/outside/payments/ccbill/retrieve-ccbill-checkout.ts`,
    find: "return currency === 'USD' ? dollars : { currency, amount };",
    replace:
      "return { currency: offer.currency, amount: (entry.kind === 'sale' ? offer.first_amount : offer.month_amount) ?? amount };",
    test: {
      file: `${server}/outside/payments/ccbill/edited-form.test.ts`,
      name: 'whoever pays a cheap form in USD for a dear checkout in EUR gets nothing, and the money back',
    },
  },
  {
    name: 'CCBill’s list is worth any price',
    file: `${server}/outside/payments/ccbill/retrieve-ccbill-checkout.ts`,
    find: 'const maxRateDrift = 0.1;',
    replace: 'const maxRateDrift = 1000;',
    test: {
      file: `${server}/outside/payments/ccbill/edited-form.test.ts`,
      name: 'of a sale in euros that only the list of transactions tells, the dollars must be worth the price',
    },
  },
  {
    name: 'any checkout that the form names',
    file: `${server}/outside/payments/ccbill/checkout-mark.ts`,
    find: 'return actual.length === expected.length && timingSafeEqual(actual, expected) ? checkoutId : undefined;',
    replace: 'return actual.length >= 0 && timingSafeEqual(expected, expected) ? checkoutId : undefined;',
    test: {
      file: `${server}/outside/payments/ccbill/edited-form.test.ts`,
      name: 'a checkout that we did not sign is held for finance, and the sale is in nobody’s books',
    },
  },
  {
    name: 'a second sale of one checkout is credited',
    file: `${wallet}/settle-diamonds.ts`,
    find: "if (await isPlaceTaken(tx, checkout)) return { refused: 'place_taken' };",
    replace: '',
    test: {
      file: `${server}/outside/payments/ccbill/edited-form.test.ts`,
      name: 'of two sales of one checkout in the same second the second goes back, and the first stays',
    },
  },
  {
    name: 'what goes out is not judged',
    file: `${server}/features/moderation/outgoing/outgoing-checker.ts`,
    find: '    if (kind) leaveOut(kind, whole);',
    replace: '    if (kind && whole === kind) leaveOut(kind, whole);',
    test: {
      file: `${server}/features/companion/writing/dishonest-model.test.ts`,
      name: 'a model that > claims to be human in role-play is set right before anybody reads it, the first time and written again',
    },
  },
  {
    name: 'the honest sentence is left to the model',
    file: `${server}/features/companion/writing/opening.ts`,
    find: "  if (!isAsked || (continued !== null && admitsMachine(continued))) return '';",
    replace: "  if (isAsked || continued !== null || admitsMachine(name)) return '';",
    test: {
      file: `${server}/features/companion/writing/dishonest-model.test.ts`,
      name: 'asked whether it is a machine, the companion says yes in its first sentence > and the model goes on after it, told what was said',
    },
  },
  {
    name: 'a sale in care mode',
    file: `${wallet}/ledger/spend-diamonds.fn.sql`,
    find: "    when is_age_held(p_creator) then 'gone' end;",
    replace: "    end;\n  if outcome = 'quiet' then outcome := null; end if;",
    test: {
      file: `${server}/features/dialogue/sales-quiet.test.ts`,
      name: 'for a day after words of distress nothing is sold to this person, by anybody; then everything is as before',
    },
  },
  {
    name: 'a spend that does not ask whether the account is held',
    file: `${wallet}/ledger/spend-diamonds.fn.sql`,
    find: "case when is_age_held(p_fan) then 'held' when",
    replace: 'case when',
    test: {
      file: `${server}/features/care/age-hold.test.ts`,
      name: 'somebody who says that they are under 18 > spends nothing where only the database knows of it yet',
    },
  },
  {
    name: 'a creator who is held for age and goes on selling',
    file: `${wallet}/ledger/spend-diamonds.fn.sql`,
    find: "    when is_age_held(p_creator) then 'gone' end;",
    replace: '    end;',
    test: {
      file: `${server}/features/care/held-creator.test.ts`,
      name: 'a creator whose own account is held > sells nothing more: no join, no unlock, no gift, no message; nothing is charged, and what was paid stays',
    },
  },
  {
    name: 'care mode that ends by a mask',
    file: `${server}/features/care/ending/own-words.ts`,
    find: 'clauses.every(isKnown) && ',
    replace: '',
    test: {
      file: `${server}/features/care/care-mode.test.ts`,
      name: 'care mode ends > never by a sentence that is itself distress, nor by one that hides it',
    },
  },
  {
    name: 'silence where a companion elsewhere was writing when care began',
    file: `${server}/features/companion/writing/store-reply.fn.sql`,
    find: "if p_reply.kind = 'companion' and p_reply.question is null",
    replace: 'if false and p_reply.question is null',
    test: {
      file: `${server}/features/dialogue/care-elsewhere.test.ts`,
      name: 'what a companion elsewhere was writing when the words came is not said: care answers there, beginning with the card',
    },
  },
  {
    name: 'moderation that nobody asks',
    file: `${server}/features/moderation/join-moderation.ts`,
    find: 'await ai.moderation?.judge(text)',
    replace: 'await ai.moderation?.judge(text.slice(text.length))',
    test: {
      file: `${server}/features/dialogue/moderation-endpoint.test.ts`,
      name: 'where the endpoint of the model moderates > words that only it reads as self-harm are met with the help card and care',
    },
  },
  {
    name: 'a probe that nonsense passes',
    file: `${server}/features/cards/proof/judge-answer.ts`,
    find: 'detectLanguage(answer) !== undefined && ',
    replace: "detectLanguage(answer) !== 'other' && ",
    test: {
      file: `${server}/features/cards/proof/judge-answer.test.ts`,
      name: 'a probe is failed > by nonsense ("asdf")',
    },
  },
  {
    name: 'silence in care mode',
    file: `${server}/features/chat/modes/call-creator.fn.sql`,
    find: "case when has_creator_come(p_conversation) then 'person' else 'care' end",
    replace: "'person'",
    test: {
      file: `${server}/features/care/care-mode.test.ts`,
      name: 'somebody who writes again after the help card > is answered in words of the model that knows nothing of card, prices and play',
    },
  },
  {
    name: 'care mode that never ends',
    file: `${server}/features/users/sales/is-sales-quiet.fn.sql`,
    find: 'u.sales_quiet_until > p_now',
    replace: 'u.sales_quiet_until is not null',
    test: {
      file: `${server}/features/care/care-mode.test.ts`,
      name: 'care mode ends > a day after the last such words, and not before',
    },
  },
  {
    name: 'a word of being all right that ends nothing',
    file: `${server}/features/care/help/begin-care.fn.sql`,
    find: 'update users u set sales_quiet_until = p_now where u.user_id = p_user;',
    replace: '',
    test: {
      file: `${server}/features/care/care-mode.test.ts`,
      name: 'care mode ends > by the fan’s own word: the companion answers again, and one can buy',
    },
  },
  {
    name: 'a creator who hears nothing of distress',
    file: `${server}/features/dialogue/meet-concern.ts`,
    find: '    await tellCreator(context, tx, conversation, at);\n',
    replace: '',
    test: {
      file: `${server}/features/care/care-mode.test.ts`,
      name: 'the creator hears of it first of all, with who it is and where',
    },
  },
  {
    name: 'a right outlives leaving',
    file: `${server}/features/subscriptions/follow.ts`,
    find: 'revokeAccess(tx, [userId]);',
    replace: '',
    test: {
      file: `${server}/features/media/serving/revoked-media.faults.test.ts`,
      name: 'whoever asks for a picture after leaving does not get it, however many requests are under way',
    },
  },
  {
    name: 'a right outlives a refund',
    file: `${wallet}/payments/apply-payment-event.ts`,
    find: 'revokeAccess(tx, [checkout.user_id]);',
    replace: '',
    test: {
      file: `${server}/features/posts/card-sale/card-sale.test.ts`,
      name: 'the picture of a post whose payment goes back is gone at once for whoever has just looked at it',
    },
  },
  {
    name: 'a right outlives its period',
    file: `${server}/features/media/serving/media-rights.ts`,
    find: ', endsAt?.getTime()]',
    replace: ', endsAt && undefined]',
    test: {
      file: `${server}/features/media/serving/media-rights.test.ts`,
      name: 'a subscription that ends within the ten seconds takes the picture with it',
    },
  },
  {
    name: 'a right is kept that was revoked while it was read',
    file: `${server}/features/media/serving/media-rights.ts`,
    find: 'rights.set(id, { ...read, ...before });',
    replace: 'rights.set(id, { ...read, ...before, revocationNum: revocations.count() });',
    test: {
      file: `${server}/features/media/serving/revoked-media.faults.test.ts`,
      name: 'a right that was being read while it was revoked is not kept',
    },
  },
  {
    name: 'a gift that is thanked for twice',
    file: `${server}/features/dialogue/gift-answer/answer-gift.fn.sql`,
    find: "l.state in ('waiting', 'sent')",
    replace: "l.state in ('none')",
    test: {
      file: `${server}/features/dialogue/gift-answer/answer-gift.test.ts`,
      name: 'a gift > is thanked for once, where the creator’s own automated message does so',
    },
  },
  {
    name: 'a gift that is answered in care mode',
    file: `${server}/features/dialogue/gift-answer/answer-gift.fn.sql`,
    find: "answered_by(c.conversation_id, p_now) <> 'companion' or is_sales_quiet(c.user_id, p_now) or",
    replace: '',
    test: {
      file: `${server}/features/dialogue/gift-answer/answer-gift.test.ts`,
      name: 'a gift > is not answered in care mode',
    },
  },
  {
    name: 'a voice in care mode',
    file: `${server}/features/companion/speech/speak-message.ts`,
    find: "  if (message.is_cared_for) refuse('speechQuiet');",
    replace: '',
    test: {
      file: `${server}/features/companion/speech/speak-message.test.ts`,
      name: 'a message of the companion > is not read aloud to a person in care mode, even where it was before',
    },
  },
  {
    name: 'a voice of what was unsent',
    file: `${server}/features/dialogue/take-back.ts`,
    find: '  await forgetSpeech(context, given.msg_id);',
    replace: '',
    test: {
      file: `${server}/features/companion/speech/speak-message.test.ts`,
      name: 'a message of the companion > that was unsent has no audio any more, and no file of it is left',
    },
  },
  {
    name: 'a voice across a block',
    file: `${server}/features/companion/speech/speech.sql.ts`,
    find: '      and ${conversationIsOpen}`,',
    replace: '`,',
    test: {
      file: `${server}/features/companion/speech/speak-message.test.ts`,
      name: 'a message of the companion > is heard by the two of the conversation alone, and by neither across a block',
    },
  },
  {
    name: 'an automated message of a model that nobody has checked',
    file: `${server}/features/auto-messages/draft/generate-auto-reply.ts`,
    find: 'kinds.length === 0 && ',
    replace: '',
    test: {
      file: `${server}/features/auto-messages/draft/generate-auto-reply.test.ts`,
      name: 'where the model claims to be its creator, one of the house’s own texts is given',
    },
  },
  {
    name: 'answers of a brief that nobody has checked',
    file: `${server}/features/companion/brief/brief-by-model.ts`,
    find: 'return isRefused || isUnfit ||',
    replace: 'return isRefused ||',
    test: {
      file: `${server}/features/companion/brief/get-brief.test.ts`,
      name: 'holds what a model says only where it cites the messages that say it, and is made by rules otherwise',
    },
  },
  {
    name: 'a card beyond the limits is kept',
    file: `${server}/features/cards/format/read-card-file.ts`,
    find: '  checkCardLimits(json);\n',
    replace: '',
    test: {
      file: `${server}/features/cards/card-limits.http.test.ts`,
      name: 'a card with more than the studio can show is refused before anything of it is kept',
    },
  },
  {
    name: 'a card is read where others are answered',
    file: `${server}/features/cards/format/read-card-apart.ts`,
    find: 'return limited(() => run(bytes));',
    replace: "return limited(async () => (await import('./read-card-file.ts')).readCardFile(bytes));",
    test: {
      file: `${server}/features/cards/format/read-card-apart.test.ts`,
      name: 'while a large card is read, the server goes on with everything else',
    },
  },
  {
    name: 'signals by patterns alone',
    file: `${signals}/read-signals.ts`,
    find: 'const odds = score(classifiers.signal, features) + scoreGrams(classifiers.grams, grams) + added;',
    replace: 'const odds = added > 0 ? added : -1;',
    test: {
      file: `${signals}/read-signals.test.ts`,
      name: 'distress > is heard without a word of death: everyone would be happier if I was gone',
    },
  },
  {
    name: 'the earlier message forgotten',
    file: `${signals}/read-signals.ts`,
    find: `if (earlier === '') return last;`,
    replace: `if (earlier !== '~') return last;`,
    test: {
      file: `${signals}/read-signals.test.ts`,
      name: 'distress > that is said over two messages is heard, though neither says it alone',
    },
  },
  {
    name: 'distress of another person',
    file: `${signals}/read-signals.ts`,
    find: `distress: sort(strongestOf.distress, 'self' as const, 'other' as const),`,
    replace: `distress: sort(strongestOf.distress, 'self' as const, undefined),`,
    test: {
      file: `${signals}/read-signals.test.ts`,
      name: 'distress > of another person is told from the own: my best friend says she wants to kill herself, what do I do',
    },
  },
  {
    name: 'the threshold of signals too low',
    file: `${signals}/read-signals.ts`,
    find: 'if (reading.odds > (strongestOf[kind]?.odds ?? 0))',
    replace: 'if (reading.odds > (strongestOf[kind]?.odds ?? -99))',
    test: {
      file: `${signals}/read-signals.test.ts`,
      name: 'distress > is not in what people just say: I am dying to see your new video',
    },
  },
  {
    name: 'years of birth of another century',
    file: `${signals}/numbers.ts`,
    find: 'now.getUTCFullYear() - (now.getUTCMonth() >= 6 ? 18 : 19)',
    replace: '2026 - 19',
    test: {
      file: `${signals}/read-signals.test.ts`,
      name: 'age > a year of birth is that of a minor until they are of age',
    },
  },
];

/** Planted in `npm test` too: each of them costs a database and a run of its own. */
export const quickMutants: readonly string[] = ['key ignored'];
