/** Id of the element that contains the page, below the launcher's bar. */
export const launcherContentId = 'launcher-page';
