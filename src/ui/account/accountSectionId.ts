/** Id of the element that contains the section, the only part that changes inside the frame. */
export const accountSectionId = 'account-section';
