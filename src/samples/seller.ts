/** The seller in the sandbox and the demo. */
export const sampleSeller = {
  name: 'Farstead Studio SAS',
  address: ['4 quai des Docks', '69002 Lyon', 'France'],
  email: 'billing@farstead.test',
  taxId: 'FR 12 345678901',
} as const;
