/** Id of the element that holds the page, below the bar of the launcher. */
export const launcherPart = 'launcher-page';
