/** The server understood and said no. `code` is of the contract's catalogue. */
export class RefusalError extends Error {
  override name = 'RefusalError';
  readonly code: number;
  readonly status: number;
  readonly requestId: string | null;
  /** What some refusals carry beside the code, such as the new price. */
  readonly data: unknown;

  constructor(refusal: {
    code: number;
    msg: string;
    status: number;
    requestId: string | null;
    data?: unknown;
  }) {
    super(refusal.msg);
    this.data = refusal.data;
    this.code = refusal.code;
    this.status = refusal.status;
    this.requestId = refusal.requestId;
  }
}

export type ConnectionFault = 'offline' | 'unreachable' | 'timeout';

const messages = {
  offline: 'Please check your network',
  unreachable: 'The server is not reachable',
  timeout: 'The answer took too long',
};

/** No answer came: there is no network, or there is one and the server is out of reach, or it took too long. */
export class ConnectionError extends Error {
  override name = 'ConnectionError';
  readonly fault: ConnectionFault;

  constructor(fault: ConnectionFault) {
    super(messages[fault]);
    this.fault = fault;
  }
}

/** Nothing came back at all: the device says whether the reason is its own. */
export function noAnswer(): ConnectionError {
  return new ConnectionError(navigator.onLine ? 'unreachable' : 'offline');
}

/** An answer came that cannot be read: not our envelope, or it did not decrypt. */
export class UnreadableError extends Error {
  override name = 'UnreadableError';
}

/** Whether an error is the refusal with this code. */
export function hasCode(error: unknown, code: number): error is RefusalError {
  return error instanceof RefusalError && error.code === code;
}
