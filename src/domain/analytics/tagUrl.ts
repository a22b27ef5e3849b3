/** The default address of the analytics tag; the configuration can replace it. */
export const googlesTagUrl = 'https://www.googletagmanager.com/gtag/js';
