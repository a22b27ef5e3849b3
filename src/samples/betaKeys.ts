/** The keys of the sample giver: so many to send, and those that were sent. */
export const sampleBetaKeys = {
  available: 3,
  sent: [
    { recipient: 'nadia.brandt@example.test', isUsed: false, daysAgo: 1 },
    { recipient: 'theo.laurent@example.test', isUsed: false, daysAgo: 6 },
    { recipient: 'mireille@example.test', isUsed: true, daysAgo: 40 },
  ],
} as const;
