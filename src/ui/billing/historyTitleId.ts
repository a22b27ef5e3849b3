/** Id of the heading of the order history, to which other pages link. */
export const historyTitleId = 'history-title';
