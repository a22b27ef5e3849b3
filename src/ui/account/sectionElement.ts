/** The id of the element that holds the section: what changes inside the frame. */
export const sectionElement = 'account-section';
