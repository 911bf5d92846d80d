/** So many messages are read at once. */
export const messagePageSize = 30;
