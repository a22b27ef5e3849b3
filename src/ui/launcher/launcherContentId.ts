/** Id of the element below the launcher's bar that contains the page. */
export const launcherContentId = 'launcher-page';
