/** True for `npm run test:all`: every test in every language, on desktop and phone. */
export const isExhaustive = process.env.TEST_SCOPE === 'all';
