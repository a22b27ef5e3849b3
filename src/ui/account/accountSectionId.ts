/** Id of the element that contains the section. Only this element changes when the visitor switches sections. */
export const accountSectionId = 'account-section';
