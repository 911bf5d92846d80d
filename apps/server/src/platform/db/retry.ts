const maxAttempts = 3;

/**
 * Runs `work` up to three times while it ends in a deadlock or serialization failure (SQLSTATE 40P01, 40001). `work`
 * must be a whole transaction, or one statement outside a transaction.
 */
export async function retry<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work();
    } catch (error) {
      if (attempt >= maxAttempts || !isRetryable(error)) throw error;
    }
  }
}

function isRetryable(error: unknown): boolean {
  const code = (error as { code?: unknown }).code;
  return code === '40P01' || code === '40001';
}
