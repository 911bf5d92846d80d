import { staffRoles } from '@kindred/contract/users/calls';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import type { Context } from '../src/context.ts';
import { userChanged } from '../src/platform/realtime/live-bus.ts';
import { grantRole } from '../src/features/users/grant-role.ts';
import { signDemoIdToken } from '../src/outside/sign-in/sign-demo-id-token.ts';
import { refuse } from '../src/platform/app-error.ts';
import { advanceDemoClock } from './demo-clock.ts';
import { runDueJobs } from './run-due-jobs.ts';

const text = (max: number) =>
  z
    .string()
    .max(max)
    .regex(/^[^\0]*$/);

const idTokenInput = z.object({
  provider: z.enum(['google', 'apple']),
  sub: z.string().regex(/^[\x20-\x7e]{1,255}$/),
  email: text(320),
  name: text(200),
  nonce: text(200).optional(),
  email_verified: z.boolean().optional(),
});

const staffInput = z.object({ user_id: z.string().regex(/^[1-9]\d{0,18}$/), role: z.enum(staffRoles) });

const maxAdvanceSeconds = 10 * 366 * 86_400;
const clockInput = z.object({ advance_seconds: z.number().int().min(0).max(maxAdvanceSeconds) });

/** What demo mode offers to tools and tests. Plain JSON, no envelope. `tasks` run when the clock has moved. */
export function serveDevTools(app: FastifyInstance, context: Context, tasks: string[]): void {
  app.post('/dev/id-token', { schema: { hide: true } }, async (request) => {
    const input = readInput(idTokenInput, request.body);
    const isBuiltIn = context.signIn.providers().some((one) => one.demo && one.provider === input.provider);
    if (!isBuiltIn) refuse('notFound');
    return { id_token: await signDemoIdToken(context, input) };
  });

  app.post('/dev/clock', { schema: { hide: true } }, async (request) => {
    const { advance_seconds: seconds } = readInput(clockInput, request.body);
    await advanceDemoClock(context, seconds);
    await runDueJobs(context.db, tasks, context.clock.now());
    return { now: context.clock.now().toISOString() };
  });

  app.post('/dev/staff', { schema: { hide: true } }, async (request) => {
    const { user_id: userId, role } = readInput(staffInput, request.body);
    if (!(await grantRole(context, userId, role))) refuse('notFound');
    context.live.publishControl(userChanged, userId);
    return { user_id: userId, role };
  });
}

function readInput<Input>(schema: z.ZodType<Input>, body: unknown): Input {
  const parsed = schema.safeParse(body);
  if (!parsed.success) return refuse('invalidInput', { field: parsed.error.issues[0]?.path.join('.') ?? '' });
  return parsed.data;
}
