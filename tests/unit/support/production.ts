/**
 * Libraries choose their production builds, as on the host: for pages that are rendered thousands of times. React's
 * development build takes most of its time for stack traces. Has to be imported first.
 */
process.env.NODE_ENV = 'production';

export {};
