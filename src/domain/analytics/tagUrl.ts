/** Where the analytics tag comes from unless the configuration says otherwise. */
export const googlesTagUrl = 'https://www.googletagmanager.com/gtag/js';
