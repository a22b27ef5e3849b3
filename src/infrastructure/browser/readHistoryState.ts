/**
 * State of the current history entry. `key` identifies the entry;
 * `position` is the number of navigations before it.
 */
export const readHistoryState = ({ history }: Pick<Window, 'history'>): Readonly<Record<string, unknown>> => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
};
