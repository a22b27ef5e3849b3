/** Where the payment widget's script comes from unless the configuration says otherwise. */
export const payStationUrl = 'https://cdn.xsolla.net/payments-bucket-prod/embed/1.5.0/widget.min.js';

/** What that script frames to be paid in: for real money, and without. */
export const payStationFrames = ['https://secure.xsolla.com', 'https://sandbox-secure.xsolla.com'] as const;
