export const googlesTagUrl = 'https://www.googletagmanager.com/gtag/js';
