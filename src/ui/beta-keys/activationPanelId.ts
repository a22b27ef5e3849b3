/** Id of the panel that is focused after a received key is activated. */
export const activationPanelId = 'beta-key-activation';
