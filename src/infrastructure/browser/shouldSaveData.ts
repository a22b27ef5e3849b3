const slowConnections = ['slow-2g', '2g'];

/** Whether the visitor asks to save data or has a slow connection. False if the browser does not report either. */
export const shouldSaveData = (navigator: Navigator): boolean => {
  const { connection } = navigator as {
    readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
  };
  return connection?.saveData === true || slowConnections.includes(connection?.effectiveType ?? '');
};
