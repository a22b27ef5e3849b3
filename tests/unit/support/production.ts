/**
 * Makes libraries use their production builds, as on the web server, for tests that render thousands of pages.
 * React's development build spends most of its time on stack traces. This module must be imported first.
 */
process.env.NODE_ENV = 'production';

export {};
