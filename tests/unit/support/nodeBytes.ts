/**
 * jsdom has its own `Uint8Array`, but its `TextEncoder` is that of Node.js. Libraries that check
 * `instanceof Uint8Array` do not recognize encoded text: fflate handles each byte as a file, which takes seconds.
 */
globalThis.Uint8Array = Object.getPrototypeOf(Buffer) as Uint8ArrayConstructor;

export {};
