/** What this site stores in the current entry of the history: `key` identifies it, `position` counts the navigations before it. */
export const entryState = ({ history }: Pick<Window, 'history'>): Readonly<Record<string, unknown>> => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
};
