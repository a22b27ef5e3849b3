/** What this site has noted in the present entry of the history. */
export const entryState = ({ history }: Pick<Window, 'history'>): Readonly<Record<string, unknown>> => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? (state as Record<string, unknown>) : {};
};
