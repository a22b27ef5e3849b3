import type { Seller } from '#domain/configuration/Seller';

/** The seller in the sandbox and the demo. The VAT number contains the registration number, as in France. */
export const sampleSeller = {
  name: 'Farstead Interactive SAS',
  address: ['4 quai des Docks', '69002 Lyon', 'France'],
  email: 'support@farstead.test',
  phone: '+33 4 99 00 00 00',
  taxId: 'FR 15 345678901',
  register: 'RCS Lyon 345 678 901',
  capital: 100_000,
  representative: 'Camille Exemple',
  host: 'Sample Hosting SAS, 1 rue de l’Exemple, 69003 Lyon, France, +33 4 99 00 00 01',
  mediator: 'Sample Mediation, 2 rue de l’Exemple, 75009 Paris, France, https://mediation.farstead.test',
} as const satisfies Seller;

const { name, address, email, taxId } = sampleSeller;

/** The seller's part of a receipt. */
export const sampleReceiptSeller = { name, address: [...address], email, taxId };
