/** Default URL of the payment widget's script. */
export const payStationUrl = 'https://cdn.xsolla.net/payments-bucket-prod/embed/1.5.0/widget.min.js';

/** Origins of the frames that the widget opens, for real and test payments. */
export const payStationFrames = ['https://secure.xsolla.com', 'https://sandbox-secure.xsolla.com'] as const;
