export const SubscriptionStatus = { active: 0, canceled: 1, nonRenewing: 2 } as const;
