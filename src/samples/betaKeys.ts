/** Beta keys of the sample sender: how many are left to send, and the keys already sent. */
export const sampleBetaKeys = {
  available: 3,
  sent: [
    { recipient: 'nadia.brandt@example.test', isUsed: false, daysAgo: 1 },
    { recipient: 'theo.laurent@example.test', isUsed: false, daysAgo: 6 },
    { recipient: 'mireille@example.test', isUsed: true, daysAgo: 40 },
  ],
} as const;
