/** `npm run test:all`: every test in every language, on the desktop and on the phone. */
export const isExhaustive = process.env.TEST_SCOPE === 'all';
