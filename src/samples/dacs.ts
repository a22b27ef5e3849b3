import { addMonths } from '#domain/products/gameTime';

/** Players with the same names in the fake back end and in the sandbox. */
export type DacAccountKey = 'subscriber' | 'backer' | 'expired' | 'new';

export interface SampleDacOperation {
  readonly date: Date;
  readonly quantity: number;
  /** Sender; undefined if the coupons were newly created. */
  readonly from?: DacAccountKey;
  /** Recipient; undefined if the coupons were converted to game time. */
  readonly to?: DacAccountKey;
}

/** Returns the operations, oldest first. They never make a balance negative. */
export const sampleDacOperations = (now: Date): readonly SampleDacOperation[] => {
  const operations: readonly Omit<SampleDacOperation, 'date'>[] = [
    { to: 'subscriber', quantity: 12 },
    { to: 'backer', quantity: 8 },
    { from: 'subscriber', quantity: 1 },
    { from: 'backer', to: 'subscriber', quantity: 2 },
    { from: 'subscriber', to: 'expired', quantity: 3 },
    { from: 'subscriber', quantity: 3 },
    { to: 'subscriber', quantity: 6 },
    { from: 'expired', to: 'subscriber', quantity: 1 },
    { from: 'subscriber', to: 'backer', quantity: 2 },
    { from: 'subscriber', quantity: 1 },
    { from: 'backer', quantity: 1 },
    { from: 'backer', to: 'subscriber', quantity: 1 },
    { to: 'subscriber', quantity: 2 },
    { from: 'subscriber', quantity: 2 },
    { from: 'subscriber', to: 'backer', quantity: 1 },
    { from: 'subscriber', to: 'expired', quantity: 1 },
    { from: 'backer', to: 'subscriber', quantity: 1 },
    { from: 'subscriber', quantity: 1 },
    { from: 'subscriber', to: 'backer', quantity: 1 },
    { to: 'new', quantity: 2 },
  ];
  return operations.map((operation, index) => ({
    ...operation,
    date: addMonths(now, index - operations.length),
  }));
};
