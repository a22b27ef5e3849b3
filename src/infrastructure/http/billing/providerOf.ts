const cardProvider = 0;

/** Returns the payment provider for the server's number. Every number but one stands for the store. */
export const providerOf = (number: number): 'card' | 'store' => (number === cardProvider ? 'card' : 'store');
