export const googleTagUrl = 'https://www.googletagmanager.com/gtag/js';
