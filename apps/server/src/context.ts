import type { Config } from './config.ts';
import type { Hooks } from './hooks.ts';
import type { AgeCheck } from './outside/age/age-check.ts';
import type { CompanionAi } from './outside/ai/companion-ai.ts';
import type { MailSender } from './outside/mail/mail-sender.ts';
import type { Payments } from './outside/payments/payments.ts';
import type { PushSender } from './outside/push/push-sender.ts';
import type { SignIn } from './outside/sign-in/sign-in.ts';
import type { PlatformContext } from './platform/platform-context.ts';
import type { Viewer } from './viewer.ts';

/** All that a use case may reach. A record: nothing in it knows a feature. */
export interface Context extends PlatformContext {
  config: Config;
  payments: Payments;
  ai: CompanionAi;
  signIn: SignIn;
  push: PushSender;
  mail: MailSender;
  age: AgeCheck;
  /** What features do on the news of lower rungs; put together by app.ts. */
  hooks: Hooks;
  authenticate: (token: string) => Promise<Viewer | undefined>;
}
