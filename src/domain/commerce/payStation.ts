/** The default address of the payment widget's script. */
export const payStationUrl = 'https://cdn.xsolla.net/payments-bucket-prod/embed/1.5.0/widget.min.js';

/** The frames of that script, for real and for test payments. */
export const payStationFrames = ['https://secure.xsolla.com', 'https://sandbox-secure.xsolla.com'] as const;
